import { escapedXml } from './escaped-xml.ts';

/** Formats of one's own begin here; those below are known by their number alone. */
const FIRST_FORMAT = 164;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
/** Red that is read on white and on grey. */
const RED = 'FFC00000';
const NO_LOOK = 'fontId="0" fillId="0" borderId="0" xfId="0"';

/** Styles of a template: plain cells, headings, required headings, then one of each column with its format. */
export function stylesXml(formats: readonly string[]): string {
  const own = [...new Set(formats)];
  const idOf = (format: string): number => FIRST_FORMAT + own.indexOf(format);
  const numFmts = own.map((format) => `<numFmt numFmtId="${idOf(format)}" formatCode="${escapedXml(format)}"/>`).join('');
  const heading = (font: number): string =>
    `<xf numFmtId="49" fontId="${font}" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>`;
  const xfs = [
    `<xf numFmtId="0" ${NO_LOOK}/>`,
    heading(1),
    heading(2),
    ...formats.map((format) => `<xf numFmtId="${idOf(format)}" ${NO_LOOK} applyNumberFormat="1"/>`),
  ];
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${own.length}">${numFmts}</numFmts>`,
    `<fonts count="3"><font>${FONT}</font><font><b/>${FONT}</font><font><b/><sz val="11"/><color rgb="${RED}"/><name val="Calibri"/><family val="2"/></font></fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F2F2"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
