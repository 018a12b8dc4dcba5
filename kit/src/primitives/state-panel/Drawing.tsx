import type { ReactNode } from 'react';
import { art, danger, point, road, solid, warning } from './StatePanel.css.ts';
import type { PanelKind } from './types.ts';

/** A road that runs to the horizon, with its middle line. */
const ROAD = (
  <>
    <path className={road} d="M10 72h140M54 72 74 30M106 72 86 30" />
    <path d="M80 34v5m0 7v7m0 8v8" />
  </>
);
/** The milepost beside the road, with or without its plate. */
const post = (plate: ReactNode) => (
  <>
    <path className={solid} d="M114 72V48a9.5 9.5 0 0 1 19 0v24z" />
    {plate}
  </>
);

const SCENE: Record<PanelKind, ReactNode> = {
  empty: (
    <>
      {ROAD}
      <path className={road} d="M16 72c5-11 18-11 23 0" />
      {post(<path className={point} d="M119.5 51h8m-8 6.500h4" />)}
    </>
  ),
  noMatch: (
    <>
      {ROAD}
      <circle className={solid} cx="77" cy="38" r="17" />
      <path className={road} d="M77 30v5m0 6v5" />
      <path className={point} d="m89.5 50.5 11 11.5" />
    </>
  ),
  failed: (
    <>
      <path className={road} d="M10 72h46m48 0h46M44 72l13-26M116 72l-13-26" />
      <path d="m56 72 6-7 3 5 5-9 5 11m11 0 4-8 4 5 5-6 5 9M80 42v14" />
      <path className={`${solid} ${danger}`} d="M80 13 97 42H63z" />
      <path className={danger} d="M80 23v8m0 5v.1" />
    </>
  ),
  noPermission: (
    <>
      {ROAD}
      <path className={solid} d="M26 72V42a8 8 0 0 1 16 0v30z" />
      <path className={`${solid} ${point}`} strokeLinejoin="miter" d="M42 45h88v9H42z" />
      <path className={point} d="m58 54 9-9m13 9 9-9m13 9 9-9M31 46h6" />
    </>
  ),
  notFound: (
    <>
      <path className={road} d="M10 74h140M80 74V60c0-11-20-9-25-28M80 60c0-11 20-9 25-28" />
      <path className={solid} d="M66 15H42l-8 8 8 8h24zM94 15h24l8 8-8 8H94z" />
      <path className={point} d="M48 23h11m42 0h11" />
    </>
  ),
  offline: (
    <>
      <path className={road} d="M10 58h44m52 0h44M26 58v17m22-17v17m64-17v17m22-17v17" />
      <path d="m54 58 5-5m47 5-5-5" />
      <path strokeDasharray="3 6" d="M61 58h38" />
      <path className={warning} d="M64 35c9-9 23-9 32 0m-25 7c5-5 13-5 18 0m-9 7v.1M62 22l36 31" />
    </>
  ),
  allDone: (
    <>
      {ROAD}
      {post(<path className={point} d="m118.5 53 4 4 7-8" />)}
    </>
  ),
  soon: (
    <>
      <path className={road} d="M10 72h140M54 72 63 53M106 72 97 53" />
      <path className={road} strokeDasharray="2 6" d="M63 53 74 30M97 53 86 30" />
      <path strokeDasharray="3 6" d="M80 34v35" />
      <path className={solid} d="m112 72 9-26 9 26z" />
      <path className={point} d="M118 56h6m-8.5 8h11" />
      <path d="M107 72h28" />
    </>
  ),
};

/** One road, one event. A decoration: the words beside it say everything. */
export default function Drawing({ of: kind }: { readonly of: PanelKind }) {
  return (
    <svg className={art} viewBox="0 0 160 88" aria-hidden="true">
      {SCENE[kind]}
    </svg>
  );
}
