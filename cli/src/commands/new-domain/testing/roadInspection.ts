/** A table of ten columns of mixed types, as a department keeps it. */
export const ROAD_INSPECTION = `-- Inspections of roads
CREATE TABLE \`road_inspection\` (
  \`id\` bigint NOT NULL AUTO_INCREMENT,
  \`inspection_no\` varchar(30) NOT NULL COMMENT '巡查编号|巡查編號|Inspection number',
  \`road_section\` varchar(80) NOT NULL COMMENT '路段|路段|Road section',
  \`inspection_date\` date NOT NULL COMMENT '巡查日期|巡查日期|Inspection date',
  \`weather\` enum('sunny','rain','snow') NOT NULL COMMENT '天气|天氣|Weather;sunny=晴|晴|Sunny;rain=雨|雨|Rain;snow=雪|雪|Snow',
  \`length_km\` decimal(8,2) DEFAULT NULL COMMENT '巡查里程|巡查里程|Length in km',
  \`defect_count\` int unsigned NOT NULL DEFAULT '0' COMMENT '病害数量|病害數量|Defects',
  \`is_urgent\` tinyint(1) NOT NULL DEFAULT '0' COMMENT '是否紧急|是否緊急|Urgent',
  \`reported_at\` datetime DEFAULT NULL COMMENT '上报时间|上報時間|Reported',
  \`remark\` text COMMENT '备注|備註|Remark',
  \`created_at\` datetime NOT NULL,
  PRIMARY KEY (\`id\`),
  UNIQUE KEY \`uk_no\` (\`inspection_no\`)
) ENGINE=InnoDB COMMENT='道路巡查|道路巡查|Road inspection';
`;

/** Files a new domain is listed in, and those its page asks. */
export const DOMAIN_PROJECT: readonly string[] = [
  'package.json',
  '.oxfmtrc.json',
  'cli/src/testing/newRecords.ts',
  'console/package.json',
  'console/lingui.config.ts',
  'console/e2e/screens/screens.e2e.ts',
  'console/src/app/routes/pages.ts',
  'console/src/features/resource/form/choices/pickers.ts',
  'console/src/i18n/menu',
  'console/src/locales',
  'console/src/pages/group',
  'contract-tests/harness/model/resources.ts',
  'docs/declarations.md',
  'kit/src/engines/language',
  'kit/src/locales',
  'openapi/codegen/rules/tags.ts',
  'openapi/spec/openapi.yaml',
  'openapi/spec/domains/group',
  'openapi/src/domains/group',
  'openapi/src/testing/codecs.ts',
  'openapi/servers/sandbox/modules.ts',
  'openapi/servers/sandbox/seed/menu.ts',
  'openapi/servers/sandbox/sentences/catalogue.json',
  'openapi/servers/sandbox/resources/menu-targets',
  'openapi/servers/sandbox/resources/monitor',
  'openapi/servers/sandbox/resources/organization',
  'openapi/servers/sandbox/resources/page-dictionaries',
  'openapi/servers/sandbox/tests/pairs.ts',
  'openapi/servers/sandbox/tests/rights/rights.cells.txt',
];
