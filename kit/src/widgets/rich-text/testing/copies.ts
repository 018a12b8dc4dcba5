import { NOTHING_LOST } from '../editor/copied/lost.ts';
import type { Lost } from '../editor/copied/lost.ts';

/** Copy of another program in its real shape, what stands in the text of it, and what is left out. */
export interface CopySample {
  readonly of: string;
  readonly html: string;
  readonly text: string;
  readonly lost?: Partial<Lost>;
}

export const lostOf = ({ lost }: CopySample): Lost => ({ ...NOTHING_LOST, ...lost });

const word = (body: string, rules = '') =>
  '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">\r\n' +
  '<head><meta name=ProgId content=Word.Document><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->' +
  `<style><!-- /* Font Definitions */ @font-face {font-family:宋体; panose-1:2 1 6 0 3 1 1 1 1 1;} @list l0:level1 {mso-level-number-format:bullet;} ${rules} --></style></head>` +
  `<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** Paragraph of a Word list: its sign stands in it, beside blanks that a browser without lists would need. */
const item = (level: number, sign: string, words: string, font = '', name = 'MsoListParagraph') =>
  `<p class=${name} style='margin-left:${level * 21}.0pt;text-indent:-21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span lang=EN-US style='font-family:${font || 'Calibri'};mso-fareast-font-family:${font || 'Calibri'}'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<span lang=EN-US><o:p></o:p></span></p>\r\n`;

const excel = (rows: string, rules: string) =>
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>' +
  `<style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding:0px; color:black; font-size:11.0pt; font-weight:400; text-align:general; vertical-align:middle;} ${rules}--></style></head>` +
  `<body link=blue vlink=purple><table border=0 cellpadding=0 cellspacing=0 width=216 style='border-collapse:collapse'><!--StartFragment--> <col width=72 span=3 style='width:54pt'> ${rows} <!--EndFragment--></table></body></html>`;

export const COPIES: readonly CopySample[] = [
  {
    of: 'Word: a list of three levels, bulleted and numbered',
    html: word(
      item(1, 'l', '护栏', 'Wingdings') +
        item(2, 'n', '立柱', 'Wingdings', 'MsoListParagraphCxSpMiddle') +
        item(3, 'a)', '更换') +
        item(3, 'b)', '校正') +
        item(1, '·', '标线', 'Symbol'),
    ),
    text: '<ul><li><p>护栏</p><ul><li><p>立柱</p><ol><li><p>更换</p></li><li><p>校正</p></li></ol></li></ul></li><li><p>标线</p></li></ul>',
  },
  {
    of: 'Word: a numbered list that goes on after a paragraph, and one of another kind after it',
    html: word(
      `${item(1, '1.', '甲') + item(1, '2.', '乙')}<p class=MsoNormal>说明</p>${item(1, '3.', '丙')}${item(1, 'Ø', '丁', 'Wingdings')}`,
    ),
    text: '<ol><li><p>甲</p></li><li><p>乙</p></li></ol><p>说明</p><ol start="3"><li><p>丙</p></li></ol><ul><li><p>丁</p></li></ul>',
  },
  {
    of: 'Word: alignment, sizes, colours and letters, by style and by class',
    html: word(
      "<h1 align=center style='text-align:center'><span style='font-size:22.0pt'>通知</span></h1>" +
        "<p class=MsoNormal align=right style='text-align:right'><b><span style='font-size:14.0pt;color:#C00000'>重要</span></b><i>斜</i><u>划</u><s>删</s>" +
        "<span style='background:yellow;mso-highlight:yellow'>亮</span><span style='color:windowtext'>黑</span></p><p class=MsoTitle>标题</p>" +
        '<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>',
      'p.MsoTitle, li.MsoTitle {margin:0cm; text-align:center; font-size:72.0pt; font-weight:bold;}',
    ),
    text:
      '<h1 style="text-align: center;">通知</h1><p style="text-align: right;"><span style="color: rgb(192, 0, 0); font-size: 14pt;"><strong>重要</strong></span><em>斜</em><u>划</u><s>删</s>' +
      '<span style="color: black; background-color: yellow;">亮</span>黑</p><p style="text-align: center;"><span style="font-size: 36pt;"><strong>标题</strong></span></p><p></p>',
  },
  {
    of: 'Word: pictures in files of that computer, a link, and one to a file',
    html: word(
      '<p class=MsoNormal>图<!--[if gte vml 1]><v:shape id="图片_x0020_1" style=\'width:99pt\'><v:imagedata src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]-->' +
        '<![if !vml]><img width=132 height=99 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="图片_x0020_1"><![endif]>' +
        '<img src="cid:image003.png@01DA"><a href="https://example.test/a">网页</a><a href="file:///D:/a.docx">文件</a><a href="#_Toc1">目录</a></p>',
    ),
    text: '<p>图<a href="https://example.test/a">网页</a>文件目录</p>',
    lost: { pictures: 2, links: 1 },
  },
  {
    of: 'Word: a table with cells that are merged and aligned, in a block of its own',
    html: word(
      "<div align=center><table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=120 colspan=2 style='width:90pt'><p class=MsoNormal align=center style='text-align:center'>合计</p></td></tr>" +
        '<tr><td><p class=MsoNormal>一</p></td><td><p class=MsoNormal>二<sup>3</sup></p></td></tr></table></div>',
    ),
    text: '<table><tbody><tr><td colspan="2"><p style="text-align: center;">合计</p></td></tr><tr><td><p>一</p></td><td><p>二<sup>3</sup></p></td></tr></tbody></table>',
  },
  {
    of: 'WPS: lists whose signs stand between comments',
    html:
      '<html><body><!--StartFragment--><p class=MsoNormal style="margin-left:21pt;mso-list:l0 level1 lfo1;"><!--[if !supportLists]--><span style="font-family:宋体;"><span style=\'mso-list:Ignore;\'>一、</span></span><!--[endif]-->' +
      '<b><span style="font-weight:bold;font-size:16.0000pt;">检查</span></b></p><p class=MsoNormal style="mso-list:l0 level2 lfo1;"><!--[if !supportLists]--><span style=\'mso-list:Ignore;\'>（1）&nbsp;</span><!--[endif]-->桥面</p>' +
      '<p class=MsoNormal align=justify style="text-align:justify;text-justify:inter-ideograph;">每日\r\n一次</p><!--EndFragment--></body></html>',
    text: '<ol><li><p><span style="font-size: 16pt;"><strong>检查</strong></span></p><ol><li><p>桥面</p></li></ol></li></ol><p style="text-align: justify;">每日一次</p>',
  },
  {
    of: 'Excel: rows that begin inside their table, alignment and colours by class, a hidden row',
    html: excel(
      '<tr height=19><td class=xl65 width=72>桩号</td><td class=xl65 colspan=2>数量</td></tr><tr><td height=19>K98+500</td><td align=right>12</td><td class=xl66>米</td></tr>' +
        "<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72></td></tr><![endif]>",
      '.xl65 {font-weight:700; text-align:center; color:white; background:#4472C4;} .xl66 {mso-style-parent:style0; text-align:center; font-style:italic;}',
    ),
    text:
      '<table><tbody><tr><td><p style="text-align: center;"><span style="color: white; background-color: rgb(68, 114, 196); font-size: 11pt;"><strong>桩号</strong></span></p></td>' +
      '<td colspan="2"><p style="text-align: center;"><span style="color: white; background-color: rgb(68, 114, 196); font-size: 11pt;"><strong>数量</strong></span></p></td></tr>' +
      '<tr><td><p><span style="font-size: 11pt;">K98+500</span></p></td><td><p style="text-align: right;"><span style="font-size: 11pt;">12</span></p></td><td><p style="text-align: center;"><span style="font-size: 11pt;"><em>米</em></span></p></td></tr></tbody></table>',
  },
  {
    of: 'LibreOffice Writer: old elements and attributes',
    html:
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><style type="text/css">p { line-height: 115%; margin-bottom: 0.1in }</style></head><body lang="zh-CN">' +
      '<p align="center" style="margin-bottom: 0in"><font color="#c9211e"><font size="5" style="font-size: 18pt"><b>汇总</b></font></font></p>' +
      '<ul><li><p style="margin-bottom: 0in">一</p><ul><li><p>二</p></li></ul></li></ul><p><strike>旧</strike><font size="1">小</font><img src="file:///tmp/lu123/lu.tmp_gif_1.png" name="图1" width="99" height="20" border="0"/></p></body></html>',
    text: '<p style="text-align: center;"><span style="color: rgb(201, 33, 30); font-size: 18pt;"><strong>汇总</strong></span></p><ul><li><p>一</p><ul><li><p>二</p></li></ul></li></ul><p><s>旧</s><span style="font-size: 10px;">小</span></p>',
    lost: { pictures: 1 },
  },
  {
    of: 'LibreOffice Calc: a table with fonts in its cells',
    html:
      '<html><head><style type="text/css">body,div,table,td,p { font-family:"Liberation Sans"; font-size:x-small } a.comment-indicator:hover + comment { display:block }</style></head>' +
      '<body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left" valign=bottom><font color="#000000">名称</font></td><td align="right" sdval="3" sdnum="1033;" bgcolor="#FFFF00"><b>3</b></td></tr></table></body></html>',
    text: '<table><tbody><tr><td><p><span style="font-size: 10px;">名称</span></p></td><td><p style="text-align: right;"><span style="color: black; background-color: rgb(255, 255, 0); font-size: 10px;"><strong>3</strong></span></p></td></tr></tbody></table>',
  },
  {
    of: 'Google Docs: everything in spans, lists in lists, a picture of another site',
    html:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;text-align:center;"><span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:700;font-style:italic;text-decoration:underline;vertical-align:baseline;">Plan</span></p>' +
      '<ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;text-decoration:line-through;">one</span></p></li>' +
      '<ul><li dir="ltr" aria-level="2"><p><span style="vertical-align:super;">two</span></p></li></ul></ul>' +
      '<p><a href="https://example.test/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a><span><img src="https://lh7.googleusercontent.test/a" width="20" height="20"></span></p></b>',
    text:
      '<p style="text-align: center;"><span style="font-size: 11pt;"><strong><em><u>Plan</u></em></strong></span></p><ul><li><p><span style="font-size: 11pt;"><s>one</s></span></p><ul><li><p><sup>two</sup></p></li></ul></li></ul>' +
      '<p><a href="https://example.test/">link</a></p>',
    lost: { pictures: 1 },
  },
  {
    of: 'Google Sheets: a table with classless cells',
    html:
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" style="font-size:10pt;width:0px"><colgroup><col width="100"/></colgroup>' +
      '<tbody><tr style="height:21px;"><td style="padding:2px 3px;font-weight:bold;text-align:center;">A</td><td style="text-align:right;" data-sheets-value="{}">1,5</td></tr></tbody></table>',
    text: '<table><tbody><tr><td><p style="text-align: center;"><span style="font-size: 10pt;"><strong>A</strong></span></p></td><td><p style="text-align: right;"><span style="font-size: 10pt;">1,5</span></p></td></tr></tbody></table>',
  },
  {
    of: 'a web page: scripts, frames, fields, counters and what it hides',
    html:
      '<html><body><!--StartFragment--><style>@import "https://evil.test/a.css";p{background:url(https://evil.test/b.png)}</style><script>alert(1)</script>' +
      '<div style="text-align:center;position:fixed"><h2 onclick="alert(1)" style="background:url(https://evil.test/c.png)">公告</h2>正文<p style="display:none">隐藏</p></div>' +
      '<iframe src="https://evil.test/"></iframe><video src="https://evil.test/v.mp4" autoplay></video><input value="x"><svg onload="alert(1)"><text>图</text></svg>' +
      '<img src="https://evil.test/pixel.gif" width="1" height="1"><img src="https://evil.test/d.png" srcset="https://evil.test/e.png 2x" onerror="alert(1)"><a href="javascript:alert(1)">按</a><!--EndFragment--></body></html>',
    text: '<h2 style="text-align: center;">公告</h2><p style="text-align: center;">正文</p><p>按</p>',
    lost: { pictures: 2, links: 1, others: 3 },
  },
  {
    of: 'a web page: a list in a list without an item, preformatted lines, a quotation',
    html: '<ol start="4"><li>四</li><ul><li>点</li></ul><li>五</li></ol><blockquote>引文</blockquote><pre>a\n  b</pre><p>一<br>二</p>',
    text: '<ol start="4"><li><p>四</p><ul><li><p>点</p></li></ul></li><li><p>五</p></li></ol><blockquote><p>引文</p></blockquote><pre><code>a\n  b</code></pre><p>一<br>二</p>',
  },
  {
    of: 'a mail program: sizes by name, a block that is centred, white letters on nothing',
    html: '<div><center><font size="+1">标题</font></center><p style="font-size: x-large; color: #fff">大</p><p><span style="font-size:4px">细</span><span style="color:hsl(0, 100%, 50%)">红</span></p></div>',
    text: '<p style="text-align: center;"><span style="font-size: 18px;">标题</span></p><p><span style="font-size: 24px;">大</span></p><p><span style="font-size: 10px;">细</span><span style="color: rgb(255, 0, 0);">红</span></p>',
  },
];
