import { describe, expect, test } from 'vitest';
import { readColumns } from './columns.ts';
import { readOpenApi } from './openapi.ts';
import { readSql } from './sql.ts';
import type { Table } from './table.ts';

/** Facts of columns that matter, one line each. */
const told = ({ columns }: Table): string[] =>
  columns.map(({ name, kind, isRequired, isKey, isUnique, maxChars, min, max, choices, comment }) =>
    [
      name,
      kind,
      ...(isKey ? ['key'] : []),
      ...(isRequired ? ['required'] : []),
      ...(isUnique ? ['unique'] : []),
      ...(maxChars === null ? [] : [`≤${maxChars}`]),
      ...(min === null && max === null ? [] : [`${min}…${max}`]),
      ...(choices.length > 0 ? [choices.join('/')] : []),
      ...(comment === null ? [] : [comment]),
    ].join(' '),
  );

describe('a CREATE TABLE', () => {
  test('of MySQL is read with its types, limits, keys and comments', () => {
    const table = readSql(
      "-- remark\nCREATE TABLE IF NOT EXISTS `roads`.`road_inspection` (\n `id` bigint NOT NULL AUTO_INCREMENT,\n `no` varchar(30) NOT NULL COMMENT '编号, default|編號',\n `weather` enum('sunny','heavy rain') DEFAULT 'sunny',\n `length_km` decimal(8,2) unsigned,\n `is_urgent` tinyint(1) NOT NULL DEFAULT '0',\n `defects` smallint unsigned,\n `at` datetime(3), `day` date NOT NULL, `clock` time, `photo` longblob, `note` text,\n PRIMARY KEY (`id`), UNIQUE KEY `uk` (`no`), KEY `k` (`day`,`at`)\n) ENGINE=InnoDB COMMENT='道路巡查|道路巡查';",
      'road.sql',
    );
    expect([table.name, table.comment]).toEqual(['road_inspection', '道路巡查|道路巡查']);
    expect(told(table)).toEqual([
      'id integer key required -9007199254740991…9007199254740991',
      'no text required unique ≤30 编号, default|編號',
      'weather choice sunny/heavy rain',
      'length_km decimal 0…999999.99',
      'is_urgent flag',
      'defects integer 0…65535',
      'at moment',
      'day day required',
      'clock clock ≤8',
      'photo binary',
      'note longText',
    ]);
  });

  test('of PostgreSQL is read with quoted names, checks and comments on columns', () => {
    const table = readSql(
      'create table public."TollStation" (id uuid primary key, "stationName" character varying(60) not null, lanes int4 check (lanes > 0), kind varchar(10) not null, opened_at timestamp with time zone, share double precision, extra jsonb, constraint c check (kind in (\'main\', \'ramp\')));\ncomment on table public."TollStation" is \'收费站|收費站\';\ncomment on column "TollStation"."stationName" is \'it\'\'s 站名|站名\';',
      'station.sql',
    );
    expect([table.name, table.comment]).toEqual(['TollStation', '收费站|收費站']);
    expect(told(table)).toEqual([
      'id text key required ≤36',
      "stationName text required ≤60 it's 站名|站名",
      'lanes integer -2147483648…2147483647',
      'kind choice required main/ramp',
      'opened_at moment',
      'share decimal',
      'extra text',
    ]);
  });

  test('of SQLite is read, also without types', () => {
    const table = readSql(
      "CREATE TABLE bridge (id INTEGER PRIMARY KEY, [name] TEXT NOT NULL UNIQUE, rating REAL, state TEXT CHECK (state IN ('a','b')), more)",
      'bridge.sql',
    );
    expect(told(table)).toEqual([
      'id integer key required -2147483648…2147483647',
      'name text required unique',
      'rating decimal',
      'state choice a/b',
      'more text',
    ]);
  });

  test('of SQL Server is read with brackets, computed columns and described properties', () => {
    const table = readSql(
      "CREATE TABLE [dbo].[Road Sign] (\n [Sign Id] INT IDENTITY(1,1) NOT NULL,\n [Name] NVARCHAR(100) NOT NULL,\n [State] VARCHAR(9) NOT NULL CONSTRAINT DF_a DEFAULT (N'on, (off)'),\n [Remark] NVARCHAR(MAX) NULL, [Made] DATETIMEOFFSET(7), [Uid] UNIQUEIDENTIFIER, [Price] SMALLMONEY, [Twice] AS ([Price] * 2), [Ver] ROWVERSION,\n CHECK ([State]=N'on' OR [State]=N'off'),\n CONSTRAINT [PK] PRIMARY KEY CLUSTERED ([Sign Id] ASC)\n) ON [PRIMARY]\nGO\nEXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'名称|名稱', @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N'Road Sign', @level2type=N'COLUMN',@level2name=N'Name'\nGO",
      'sign.sql',
    );
    expect(table.name).toBe('Road Sign');
    expect(told(table)).toEqual([
      'Sign Id integer key required -2147483648…2147483647',
      'Name text required ≤100 名称|名稱',
      'State choice on/off',
      'Remark text',
      'Made moment',
      'Uid text ≤36',
      'Price decimal',
      'Twice text',
      'Ver binary',
    ]);
    expect(table.columns.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual(['Twice', 'Ver']);
  });

  test('of Oracle is read with its own types', () => {
    const table = readSql(
      "CREATE GLOBAL TEMPORARY TABLE lane (id NUMBER(19) NOT NULL, name VARCHAR2(50 CHAR) NOT NULL, -- the name, it's (good\n note NCLOB, nick NCHAR VARYING(20), PRIMARY KEY (id)) ON COMMIT PRESERVE ROWS;",
      'lane.sql',
    );
    expect(told(table)).toEqual([
      'id integer key required -9007199254740991…9007199254740991',
      'name text required ≤50',
      'note text',
      'nick text ≤20',
    ]);
  });

  test.each([
    [
      'a word of keys and indexes',
      'key varchar(20), `index` int, period int, key_no int, KEY k (key_no)',
      ['key', 'index', 'period', 'key_no'],
    ],
    ['Chinese', '名称 varchar(10)', ['名称']],
    ['a quote in a quote', '`a``b` int', ['a`b']],
  ])('names columns by %s, and none is lost', (_, columns, names) =>
    expect(readSql(`CREATE TABLE \`a\` (${columns})`, 'a.sql').columns.map(({ name }) => name)).toEqual(names),
  );

  test.each([
    ['a quote after a backslash of MySQL', "`a` int COMMENT 'it\\'s (', b int", "it's ("],
    ['quotes of names around a comment of MySQL', '`a` int COMMENT "b, c", b int', 'b, c'],
    ['a remark with a quote', "`a` int COMMENT 'c', # it's\n b int -- don't (", 'c'],
  ])('takes %s as it is meant', (_, columns, comment) => {
    const table = readSql(`CREATE TABLE \`t\` (${columns}\n)`, 'a.sql');
    expect(table.columns.map((column) => [column.name, column.comment])).toEqual([
      ['a', comment],
      ['b', null],
    ]);
  });

  test('of PostgreSQL has choices of types and casts, and lists that no control holds', () => {
    const table = readSql(
      "CREATE TYPE public.lane_kind AS ENUM ('car', 'truck'); CREATE TABLE lane (id uuid DEFAULT gen_random_uuid() NOT NULL PRIMARY KEY, kind public.lane_kind NOT NULL, state varchar(9) CHECK (((state)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[]))), tags text[] NOT NULL, price numeric(5,1) DEFAULT 0.0::numeric);",
      'lane.sql',
    );
    expect(told(table)).toEqual([
      'id text key required ≤36',
      'kind choice required car/truck',
      'state choice a/b',
      'tags list required',
      'price decimal -9999.9…9999.9',
    ]);
  });

  test('with a key that people type keeps it as a member, and says so', () => {
    const alone = readSql('CREATE TABLE road (road_no varchar(20) PRIMARY KEY, name varchar(9))', 'road.sql');
    expect(told(alone)[0]).toBe('road_no text required unique ≤20');
    expect(alone.notes).toEqual([expect.stringMatching(/^The key "road_no" is typed by people/)]);
    const several = readSql('CREATE TABLE toll (id int, lane_no varchar(9), PRIMARY KEY (id, lane_no))', 'toll.sql');
    expect(told(several)).toEqual(['id integer key required -2147483648…2147483647', 'lane_no text required ≤9']);
    expect(several.notes).toEqual([expect.stringMatching(/^The key is made of id, lane_no/)]);
  });

  test('beside others is the one that is called like the domain, and the rest is told', () => {
    const script = 'CREATE TABLE a (id int); CREATE TABLE t_road_sign (id int, name text); CREATE TABLE b AS SELECT 1;';
    expect(readSql(script, 'all.sql', 'road-sign')).toMatchObject({
      name: 't_road_sign',
      notes: [expect.stringMatching(/Others of the file: a;/)],
    });
    expect(readSql(script, 'all.sql', 'bridge').name).toBe('a');
  });

  test.each([
    ['no table', 'SELECT 1', /has no CREATE TABLE/],
    ['a bracket that is never closed', 'CREATE TABLE a (b int', /is never closed/],
    ['a quote that is never closed', "CREATE TABLE a (b int DEFAULT 'x), c int", /is never closed/],
    ['a type nobody knows', 'CREATE TABLE a (b hyperlog(3) NOT NULL)', /"b hyperlog\(3\) NOT NULL" is no column/],
  ])('with %s is refused with a reason', (_, sql, reason) => expect(() => readSql(sql, 'a.sql')).toThrow(reason));
});

describe('JSON of columns', () => {
  test('is read as calls about tables of a database give it', () => {
    const columns = [
      { field: 'F_Id', fieldName: '主键', dataType: 'varchar', dataLength: '50', primaryKey: 1, allowNull: 0 },
      { field: 'F_Name', fieldName: '名称|名稱', dataType: 'varchar', dataLength: '50', primaryKey: 0, allowNull: 0 },
      { field: 'F_Price', fieldName: '价格', dataType: 'decimal', dataLength: '10,2', allowNull: 1 },
    ];
    const table = readColumns({ code: 200, data: { tableInfo: { newTable: 'price' }, tableFieldList: columns } }, 'columns.json');
    expect(table.name).toBe('price');
    expect(table.notes).toEqual([]);
    expect(told(table)).toEqual([
      'F_Id text key required ≤50 主键',
      'F_Name text required ≤50 名称|名稱',
      'F_Price decimal -99999999.99…99999999.99 价格',
    ]);
  });

  test.each([
    ['no list', { a: 1 }],
    ['an empty list', []],
    ['a column without a name', [{ dataType: 'int' }]],
    ['a type nobody knows', [{ field: 'a', dataType: 'hyperlog' }]],
  ])('with %s is refused with a reason', (_, value) => expect(() => readColumns(value, 'columns.json')).toThrow(/cannot become a domain/));
});

const STATION = {
  allOf: [{ $ref: '#/components/schemas/Named' }],
  type: 'object',
  required: ['kind', 'lanes'],
  properties: {
    id: { type: 'integer', format: 'int64' },
    kind: { $ref: '#/components/schemas/Kind' },
    lanes: { type: 'integer', minimum: 1, maximum: 40 },
    openedOn: { type: 'string', format: 'date', nullable: true },
    changedAt: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};
const document = (paths: object, openapi = '3.0.3') => ({
  openapi,
  paths,
  components: {
    schemas: {
      Named: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 60, title: '站名|站名' } } },
      Kind: { type: 'string', enum: ['main', 'ramp'] },
      Station: STATION,
      Loop: { $ref: '#/components/schemas/Loop' },
    },
  },
});
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const LIST = {
  responses: {
    200: json({
      type: 'object',
      properties: { data: { type: 'object', properties: { list: { type: 'array', items: { $ref: '#/components/schemas/Station' } } } } },
    }),
  },
};
const POST = { requestBody: json({ $ref: '#/components/schemas/Station' }), responses: { 201: {} } };

describe('a foreign OpenAPI 3 document', () => {
  test('gives names, types, what is required, choices and formats, references followed, and the calls there are', () => {
    const table = readOpenApi(
      document({ '/api/x/Y': { get: LIST, post: POST }, '/api/x/Y/{stationId}': { get: {}, patch: {} } }),
      '/api/x/Y',
      'station.json',
    );
    expect(table.calls).toEqual(['list', 'get', 'create', 'update']);
    expect(told(table)).toEqual([
      'id text key required',
      'name text required ≤60 站名|站名',
      'kind choice required main/ramp',
      'lanes integer required 1…40',
      'openedOn day',
      'changedAt moment',
    ]);
    expect(table.notes).toEqual([
      'Left out: tags, which is a list or an object of its own.',
      'A record is changed with PATCH there and with PUT here.',
    ]);
  });

  test('leaves patterns out that browsers cannot read, and knows what is only read', () => {
    const schema = {
      properties: {
        no: { type: 'string', pattern: '^(?i)[a-z' },
        at: { type: 'string', readOnly: true },
        ok: { type: 'string', pattern: '^A' },
      },
    };
    const table = readOpenApi(document({ '/api/x/Y': { get: LIST, post: { requestBody: json(schema) } } }), '/api/x/Y', 'a.json');
    expect(table.columns.map(({ name, pattern, isKept }) => [name, pattern, isKept])).toEqual([
      ['id', null, false],
      ['no', null, false],
      ['at', null, true],
      ['ok', '^A', false],
    ]);
    expect(table.notes).toEqual(['The pattern of no is none of JavaScript, so nobody judges it: ^(?i)[a-z']);
  });

  test('gives the members of its rows where nothing is sent', () => {
    const table = readOpenApi(document({ '/stations': { get: LIST } }, '3.1.0'), '/stations', 'station.json');
    expect([table.calls, table.columns.map(({ name }) => name)]).toEqual([
      ['list'],
      ['id', 'name', 'kind', 'lanes', 'openedOn', 'changedAt'],
    ]);
  });

  test.each([
    ['Swagger 2', { swagger: '2.0', paths: {} }, /no OpenAPI 3 document/],
    ['another path', document({ '/other': { get: LIST } }), /has no path "\/api\/x\/Y".*--path takes one of \/other/],
    ['a path that is nearly so', document({ '/api/x/Yy': { get: LIST } }), /Did you mean \/api\/x\/Yy\?/],
    ['no paths', { openapi: '3.1.0' }, /describes no paths/],
    ['no list', document({ '/api/x/Y': { post: POST } }), /has no GET/],
    [
      'a reference to nothing',
      document({ '/api/x/Y': { get: LIST, post: { requestBody: json({ $ref: '#/components/schemas/Gone' }) } } }),
      /"#\/components\/schemas\/Gone" leads to nothing/,
    ],
    [
      'a reference to itself',
      document({ '/api/x/Y': { get: LIST, post: { requestBody: json({ $ref: '#/components/schemas/Loop' }) } } }),
      /leads to nothing/,
    ],
    ['a reference to another file', document({ '/api/x/Y': { $ref: 'y.yaml' } }), /another file/],
    ['no members', document({ '/api/x/Y': { get: { responses: {} } } }), /names no members/],
  ])('with %s is refused with a reason', (_, value, reason) =>
    expect(() => readOpenApi(value, '/api/x/Y', 'station.json')).toThrow(reason),
  );
});
