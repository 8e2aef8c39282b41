// @ts-check
// Synthesises every sound of the game from noise and tones: nothing is downloaded but this script, and only when the first sound is
// wanted. Loudness comes from the program (shell/desk/cue.h), 1 to 10.
import { Cue } from './wire.js';

/** @typedef {{at?: number, lasts: number, loud: number, pitch?: number, to?: number, sharp?: number, wave?: OscillatorType, rise?: number}} Tone */

/** A bell: the strike tone and its partials. @param {number} pitch @param {number} at @param {number} lasts @returns {Tone[]} */
const bell = (pitch, at, lasts) =>
  [[1, 0.5], [2.01, 0.25], [2.76, 0.18], [5.4, 0.06]].map(([times, loud]) => ({ at, lasts: lasts / Math.sqrt(times), loud, pitch: pitch * times, wave: 'sine' }));
/** A steam whistle: three pipes and the hiss of steam. @param {number} at @param {number} lasts @returns {Tone[]} */
const whistle = (at, lasts) => [
  ...[523, 659, 784].map((pitch) => /** @type {Tone} */ ({ at, lasts, loud: 0.16, pitch: pitch * 0.97, to: pitch, wave: 'triangle', rise: 0.09 })),
  { at, lasts, loud: 0.1, pitch: 1900, sharp: 0.7, rise: 0.05 },
];
/** Noise around a pitch. @param {number} pitch @param {number} lasts @param {number} loud @param {number} at @returns {Tone} */
const rustle = (pitch, lasts, loud, at = 0) => ({ at, lasts, loud, pitch, sharp: 1.4, rise: 0.012 });
/** A knock on wood. @param {number} pitch @param {number} loud @param {number} at @returns {Tone[]} */
const knock = (pitch, loud, at = 0) => [
  { at, lasts: 0.07, loud, pitch, to: pitch * 0.6, wave: 'sine' },
  { at, lasts: 0.025, loud: loud * 0.5, pitch: pitch * 9, sharp: 2 },
];

/** A tone without a wave is noise around its pitch. @type {Record<number, Tone[]>} */
const SOUNDS = {
  [Cue.card]: [rustle(3200, 0.09, 0.5), rustle(5200, 0.05, 0.2, 0.03)],
  [Cue.ticket]: [rustle(2100, 0.12, 0.5), rustle(2600, 0.1, 0.35, 0.09)],
  [Cue.wagon]: [...knock(190, 0.55), ...knock(260, 0.25, 0.055)],
  [Cue.station]: [...knock(130, 0.7), ...bell(1320, 0.04, 0.35).map((tone) => ({ ...tone, loud: tone.loud * 0.3 }))],
  [Cue.passenger]: [...knock(420, 0.22), ...knock(520, 0.22, 0.11), ...knock(470, 0.2, 0.21)],
  [Cue.turned]: [rustle(3800, 0.06, 0.4), ...knock(330, 0.2, 0.06)],
  [Cue.count]: [rustle(2600, 0.02, 0.5), rustle(2200, 0.02, 0.45, 0.035), rustle(2900, 0.02, 0.5, 0.07), rustle(1900, 0.03, 0.55, 0.105)],
  [Cue.owed]: [{ lasts: 0.22, loud: 0.3, pitch: 220, to: 196, wave: 'triangle', rise: 0.02 }, { at: 0.18, lasts: 0.34, loud: 0.3, pitch: 175, to: 165, wave: 'triangle', rise: 0.02 }],
  [Cue.yourTurn]: bell(1174, 0, 1.1),
  [Cue.done]: [...knock(700, 0.35), rustle(4200, 0.03, 0.6, 0.05), ...bell(1568, 0.09, 0.8).map((tone) => ({ ...tone, loud: tone.loud * 0.5 }))],
  [Cue.lastRound]: [...whistle(0, 0.32), ...whistle(0.42, 0.95)],
  [Cue.over]: [...bell(784, 0, 1.2), ...bell(988, 0.22, 1.2), ...bell(1174, 0.44, 1.6), ...whistle(0.9, 1.1).map((tone) => ({ ...tone, loud: tone.loud * 0.6 }))],
};
/** Most sounds at a time. The cards of a payment follow one another so fast that they are heard as one sound. */
const AT_MOST = 6;
const LOUDEST = 10;

class Sound {
  constructor() {
    this.context = new AudioContext();
    this.noise = this.makeNoise(2);
    this.out = this.context.createDynamicsCompressor();
    this.out.connect(this.context.destination);
    /** @type {GainNode | undefined} */
    this.hall = undefined;
    this.playing = 0;
    // Browsers allow no sound before the first input, and a hidden page should be silent.
    const wake = () => void (document.hidden ? this.context.suspend() : this.context.resume());
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, wake, true);
    document.addEventListener('visibilitychange', wake);
    wake();
  }

  /** @param {number} seconds */
  makeNoise(seconds) {
    const buffer = this.context.createBuffer(1, seconds * this.context.sampleRate, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }

  /** @param {number} cue @param {number} loudness */
  play(cue, loudness) {
    if (this.context.state !== 'running' || this.playing >= AT_MOST) return;
    const gain = this.context.createGain();
    gain.gain.value = (loudness / LOUDEST) ** 2;
    gain.connect(this.out);
    const tones = SOUNDS[cue];
    let left = tones.length;
    ++this.playing;
    for (const tone of tones)
      this.tone(tone, gain).onended = () => {
        if (--left > 0) return;
        --this.playing;
        gain.disconnect();
      };
  }

  /** @param {Tone} tone @param {AudioNode} out @returns {AudioScheduledSourceNode} */
  tone({ at = 0, lasts, loud, pitch = 440, to = pitch, sharp = 1, wave, rise = 0.004 }, out) {
    const begins = this.context.currentTime + at;
    const shape = this.context.createGain();
    shape.gain.setValueAtTime(0, begins);
    shape.gain.linearRampToValueAtTime(loud, begins + rise);
    shape.gain.setTargetAtTime(0, begins + rise, lasts / 4);
    shape.connect(out);
    const source = wave ? this.oscillator(wave, pitch, to, begins + lasts) : this.band(pitch, sharp, shape);
    if (wave) source.connect(shape);
    source.start(begins);
    source.stop(begins + lasts * 1.6);
    return source;
  }

  /** @param {OscillatorType} wave @param {number} pitch @param {number} to @param {number} by time at which `to` is reached */
  oscillator(wave, pitch, to, by) {
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.value = pitch;
    source.frequency.linearRampToValueAtTime(to, by);
    return source;
  }

  /** @param {number} pitch @param {number} sharp @param {AudioNode} out */
  band(pitch, sharp, out) {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    source.loopStart = Math.random();
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = sharp;
    source.connect(filter).connect(out);
    return source;
  }

  /** Ambience of a station hall: distant voices and rumbling that swell slowly. @param {number} loudness */
  ambience(loudness) {
    this.hall ??= this.makeHall();
    this.hall.gain.setTargetAtTime(0.5 * (loudness / LOUDEST) ** 2, this.context.currentTime, 0.4);
  }

  makeHall() {
    const all = this.context.createGain();
    all.gain.value = 0;
    all.connect(this.out);
    for (const [pitch, loud, turns] of [[140, 0.9, 0.07], [420, 0.35, 0.11], [900, 0.1, 0.17]]) {
      const swell = this.context.createGain();
      swell.gain.value = loud;
      const slow = this.context.createOscillator();
      slow.frequency.value = turns;
      const depth = this.context.createGain();
      depth.gain.value = loud * 0.4;
      slow.connect(depth).connect(swell.gain);
      swell.connect(all);
      this.band(pitch, 0.9, swell).start();
      slow.start();
    }
    return all;
  }
}

window.semaforSound = new Sound();
