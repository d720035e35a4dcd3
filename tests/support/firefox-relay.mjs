#!/usr/bin/env node
import { spawn } from 'node:child_process';
import WebSocket from 'ws';

/**
 * A WebDriver BiDi proxy between Playwright and Firefox. Acknowledges commands that Playwright requires but Firefox
 * does not support yet, and forwards all other messages unchanged.
 */
const ABSENT = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

let said = '';
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const lines = (said + text).split('\n');
  said = lines.pop();
  for (const line of lines) {
    const address = LISTENING.exec(line)?.[1];
    if (address) listen(address);
    else console.error(line);
  }
});

/** Starts the proxy and prints its address instead of Firefox's address. */
function listen(address) {
  const server = new WebSocket.Server({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => relay(playwright, new WebSocket(address + url)));
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
}

function relay(playwright, browser) {
  const early = [];
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  playwright.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (ABSENT.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
