import { expect, test } from 'vitest';
import { sqlPlace } from './sqlPlace.ts';

const SQL = 'SELECT id, fullNam\nFORM demo_vehicle\nWHERE kind = {kind} AND id = 7';

test.each([
  ['our server', 'SQL 有误，请检查后重试（near "FORM": syntax error）', 2, 1],
  ['our server, of a column', 'SQL 有误，请检查后重试（no such column: fullNam）', 1, 12],
  ['our server, of a parameter', 'SQL 中的参数 {kind} 未在请求参数中定义，请补充后重试', 3, 14],
  ['our server, of a table', '只能查询演示表（以 demo_ 开头），不能读取 demo_vehicle', 2, 6],
  ['MySQL, of a column', "Unknown column 'fullNam' in 'field list'", 1, 12],
  ['MySQL, of a table', "Table 'base.demo_vehicle' doesn't exist", 2, 6],
  ['MySQL, of a line', "You have an error in your SQL syntax near 'id' at line 3", 3, 1],
  ['PostgreSQL', 'ERROR: syntax error at or near "FORM"', 2, 1],
])('what %s complains of is found', (_, message, line, column) => {
  expect(sqlPlace(message, SQL)).toMatchObject({ line, column });
});

test.each([
  ['what stands there twice', 'near "id": syntax error'],
  ['part of a longer word', 'no such column: demo'],
  ['a line that is not there', 'error at line 9'],
  ['nothing of the query', '查询超过 2 秒，已停止，请增加条件后重试'],
])('%s has no place', (_, message) => {
  expect(sqlPlace(message, SQL)).toBeNull();
});
