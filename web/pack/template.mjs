// @ts-check
// Content-hashed file names: every file but the page gets a hash in its name. Files mention each other by placeholders, filled in here:
//   {file:NAME}    the hashed name    {size:NAME}  its length in bytes    {inline:NAME}  its text
//   {embed:NAME}   its bytes as a data URL
//   {hash:NAME}    its SHA-256 for a Content-Security-Policy    {sri:NAME}  its SHA-384 for an integrity attribute
import { createHash } from 'node:crypto';
import { integrityOf } from './build.mjs';

const MENTION = /\{(file|size|inline|embed|hash|sri):([^}]+)\}/g;
const TEXT = /\.(html|js|css|svg|webmanifest)$/; // files that may mention others

/** @param {string} name @param {Buffer} bytes */
function addressOf(name, bytes) {
  if (name.endsWith('.woff2')) return `data:font/woff2;base64,${bytes.toString('base64')}`;
  const text = bytes.toString('utf8').replace(/>\s+</g, '><').trim();
  // Escapes enough for the URL to need no quotes in HTML and CSS.
  return `data:image/svg+xml,${text.replace(/[^\w:/.,=;-]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
}

/** @param {Buffer | string} bytes @param {'hex' | 'base64'} how */
const sha256 = (bytes, how) => createHash('sha256').update(bytes).digest(how);

export class Templates {
  /** @param {Map<string, Buffer>} sources plain name to bytes */
  constructor(sources) {
    this.sources = sources;
    /** @type {Map<string, Buffer>} */
    this.finished = new Map();
    /** Names of files that are fetched; all others are embedded. @type {Set<string>} */
    this.served = new Set();
    /** @type {string[]} */
    this.open = [];
  }

  /** The bytes of `name` with all mentions replaced. @param {string} name @returns {Buffer} */
  bytes(name) {
    const done = this.finished.get(name);
    if (done) return done;
    const source = this.sources.get(name);
    if (!source) throw new Error(`${this.open.at(-1) ?? 'the bundle'} mentions ${name}, which isn't there`);
    if (this.open.includes(name)) throw new Error(`${[...this.open, name].join(' mentions ')}`);
    this.open.push(name);
    const bytes = TEXT.test(name) ? Buffer.from(this.filled(source.toString('utf8'))) : source;
    this.open.pop();
    this.finished.set(name, bytes);
    return bytes;
  }

  /** @param {string} text */
  filled(text) {
    return text.replace(MENTION, (_, what, name) => {
      const bytes = this.bytes(name);
      if (what === 'size') return String(bytes.length);
      if (what === 'inline') return bytes.toString('utf8');
      if (what === 'embed') return addressOf(name, bytes);
      if (what === 'hash') return `sha256-${sha256(bytes, 'base64')}`;
      if (what === 'sri') return integrityOf(bytes);
      this.served.add(name);
      return this.hashedName(name);
    });
  }

  /** `page.js` becomes `page.0123456789.js`. @param {string} name */
  hashedName(name) {
    const dot = name.lastIndexOf('.');
    return `${name.slice(0, dot)}.${sha256(this.bytes(name), 'hex').slice(0, 10)}${name.slice(dot)}`;
  }
}
