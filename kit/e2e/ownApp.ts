import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { node24Env } from '../../scripts/node24.mjs';
import { runTool } from './runTool.ts';

/** Builds the application in markup of its own and its streaming server, within the application that has the packed kit. */
export async function buildOwn(folder: string): Promise<void> {
  const vite = (...args: readonly string[]) => runTool('vite/bin/vite.js', ['build', ...args, '--logLevel', 'error'], folder);
  await vite('-c', 'own/vite.config.js');
  await vite('-c', 'ssr/vite.config.js', '--mode', 'server');
  await vite('-c', 'ssr/vite.config.js', '--mode', 'client');
}

/** Text of everything the built application hands to a browser. */
export function bundleOf(folder: string): string {
  const assets = path.join(folder, 'dist/own/assets');
  return readdirSync(assets)
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n');
}

/** A server that streams pages, in a process of its own. */
export interface StreamingServer {
  readonly base: string;
  /** Complaints of the server, so far. */
  readonly complaints: () => string;
  readonly stop: () => void;
}

/** Starts the streaming server that `buildOwn` has built. */
export async function startStreaming(folder: string): Promise<StreamingServer> {
  const server = spawn(process.execPath, [path.join(folder, 'dist/ssr/server.mjs')], { env: node24Env({ NODE_ENV: 'development' }) });
  let complaints = '';
  server.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const base = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    server.once('exit', (code) => reject(new Error(`the streaming server ended with ${code}:\n${complaints}`)));
  });
  return { base, complaints: () => complaints, stop: () => void server.kill() };
}
