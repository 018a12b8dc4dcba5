import { expect, test, vi } from 'vitest';
import { createQuestions } from './questions.ts';

const question = (title: string) => ({ title, confirmLabel: '确认删除', tone: 'danger' }) as const;

test('a second question waits until the first is answered', async () => {
  const questions = createQuestions();
  const first = questions.confirm(question('删除“护栏”？'));
  const second = questions.confirm(question('删除“标志”？'));
  expect(questions.current()?.question.title).toBe('删除“护栏”？');
  questions.answer(true);
  expect(questions.current()?.question.title).toBe('删除“标志”？');
  questions.answer(false);
  expect(questions.current()).toBeNull();
  await expect(Promise.all([first, second])).resolves.toEqual([true, false]);
});

test('refusing all answers no to every waiting question', async () => {
  const questions = createQuestions();
  const answers = Promise.all([questions.confirm(question('一')), questions.confirm(question('二'))]);
  questions.refuseAll();
  await expect(answers).resolves.toEqual([false, false]);
  expect(questions.current()).toBeNull();
});

test('an answer without a question changes nothing', () => {
  const questions = createQuestions();
  questions.answer(true);
  expect(questions.current()).toBeNull();
});

test('listeners hear each change until they leave', () => {
  const questions = createQuestions();
  const listener = vi.fn<() => void>();
  const leave = questions.subscribe(listener);
  void questions.confirm(question('一'));
  questions.answer(true);
  leave();
  void questions.confirm(question('二'));
  expect(listener).toHaveBeenCalledTimes(2);
});
