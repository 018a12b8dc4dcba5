import { expect, test } from 'vitest';
import { tagsOf } from './markup.ts';

/** Tags as `name`, `/name` for an end, with the names of their attributes and what stands between their ends. */
const read = (html: string) =>
  [...tagsOf(html)].map(({ name, isEnd, startsAt, endsAt, attributes }) =>
    [`${isEnd ? '/' : ''}${name}`, ...attributes.map(([from, to]) => html.slice(from, to)), html.slice(startsAt, endsAt)].join(' '),
  );

test.each<[string, string[]]>([
  ['words', []],
  ['<p>a</p>', ['p <p>', '/p </p>']],
  ['a<b>c', ['b <b>']],
  ['<H1>', ['h1 <H1>']],
  ['<br/>', ['br <br/>']],
  ['<br / >', ['br <br / >']],
  ['<p\nclass>', ['p class <p\nclass>']],
  ['<a href=x title="b" hidden>', ['a href title hidden <a href=x title="b" hidden>']],
  ["<a href='>' b>", ["a href b <a href='>' b>"]],
  ['<a href=">" b>', ['a href b <a href=">" b>']],
  ['<a href = "x" b = y>', ['a href b <a href = "x" b = y>']],
  ['<a href=x/y>', ['a href <a href=x/y>']],
  ['<a b c=d>', ['a b c <a b c=d>']],
  ['<a b/c>', ['a b c <a b/c>']],
  ['<a =b>', ['a = b <a =b>']],
  ['<a b="x"c>', ['a b c <a b="x"c>']],
  ['<a b= >', ['a b <a b= >']],
  ['<a b=>', ['a b <a b=>']],
  ['1 < 2 <3 <', []],
  ['</ p>', []],
  ['<script>a<b></script>', ['script <script>', 'b <b>', '/script </script>']],
  ['<!-- <b> -->', ['b <b>']],
  ['<<b>', ['b <b>']],
  // What never ends is no tag, and hides what follows it.
  ['<p', []],
  ['<p a="', []],
  ['<i><p a="<b>', ['i <i>']],
  ["<p a='><b>", []],
  ['<p a', []],
  ['<p a =', []],
])('the tags of %j are %j', (html, tags) => expect(read(html)).toEqual(tags));
