// @ts-check
// The server of web/play: correct headers and content, and nothing from outside its folder.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { listen, siteServer } from '../../web/pack/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'semafor-site-'));
const server = siteServer(folder, '/any/path/');
let port = 0;

before(async () => {
  writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
  writeFileSync(join(folder, 'index.html.br'), 'brotli bytes');
  writeFileSync(join(folder, 'index.html.gz'), 'gzip bytes');
  writeFileSync(join(folder, 'app.0123456789.wasm'), 'wasm');
  writeFileSync(join(folder, 'secret.pem'), 'not one of our kinds of file');
  port = await listen(server, 0);
});
after(() => server.close());

/** @param {string} path @param {Record<string, string>} [headers] */
const get = (path, headers = {}) =>
  new Promise((resolve, reject) => {
    request({ port, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    }).on('error', reject).end();
  });

test('the page is asked for again each time', async () => {
  const { status, headers, text } = await get('/any/path/');
  assert.equal(status, 200);
  assert.equal(text, '<p>hello</p>');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['x-content-type-options'], 'nosniff');
});

test('a browser that takes brotli gets it, one that takes gzip gets that', async () => {
  const br = await get('/any/path/index.html', { 'Accept-Encoding': 'gzip, br' });
  assert.equal(br.headers['content-encoding'], 'br');
  assert.equal(br.text, 'brotli bytes');
  assert.equal(br.headers['vary'], 'Accept-Encoding');
  const gz = await get('/any/path/index.html', { 'Accept-Encoding': 'gzip' });
  assert.equal(gz.text, 'gzip bytes');
});

test('a hashed name lasts for ever, with the type that streaming needs', async () => {
  const { headers } = await get('/any/path/app.0123456789.wasm?later');
  assert.equal(headers['content-type'], 'application/wasm');
  assert.match(headers['cache-control'], /immutable/);
});

test('nothing else is served', async () => {
  for (const path of ['/', '/any/path/none.html', '/any/path/index.html.br', '/any/path/secret.pem', '/any/path/%ff',
    '/any/path/../../../etc/passwd', '/any/path/..%2f..%2fetc%2fpasswd', '/any/path/%2e%2e/x.html'])
    assert.equal((await get(path)).status, 404, path);
});

test('a taken port leads to the next one', async () => {
  const other = siteServer(folder);
  assert.ok((await listen(other, port)) > port);
  other.close();
});
