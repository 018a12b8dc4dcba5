import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './index.ts';

const NOTICE =
  '<p>各路产管理部、养护工程部：</p><p>自 11 月 25 日起，<strong>K120～K186</strong> 段进行冬季养护作业，请提前做好交通组织和占道审批。</p>' +
  '<h2>作业安排</h2><ol><li>作业时段为每日 <em>8:30 至 17:30</em>，遇雨雪雾天气暂停。</li><li>占道申请提前 <u>3 个工作日</u>提交。</li></ol>';
const TABLE =
  '<table><caption>作业路段</caption><thead><tr><th scope="col">路段</th><th scope="col">日期</th><th scope="col">负责人</th></tr></thead>' +
  '<tbody><tr><td>K120～K140</td><td>11 月 25 日</td><td>林志远</td></tr><tr><td>K140～K186</td><td>11 月 28 日</td><td>陈立群</td></tr></tbody></table>';
/** One red point. */
const POINT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export default {
  title: 'Widgets/RichText',
  component: RichText,
  args: { html: NOTICE },
  parameters: {
    manual: {
      seed: ['shell §2.6', 'shell §3'],
      roles: ['heading', 'list', 'table', 'link', 'img'],
      keys: [['Arrow keys', 'scroll a text that is wider than its place']],
      limits: [
        'Formatting only: scripts, forms, styles, media and drawings are taken out.',
        'Texts above 256 KiB or nested more than 100 levels deep are shown as plain text.',
        'Images come from this site, from the origins given, or stand in the text; others are a sentence.',
        'A text with colours of its own lies on light paper in every scheme.',
      ],
    },
  },
} satisfies Meta<typeof RichText>;

type Story = StoryObj<typeof RichText>;

export const Basic: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '作业安排' })).toBeVisible(),
};
export const Table: Story = { args: { html: TABLE } };
export const Quote: Story = { args: { html: '<p>关于占道：</p><blockquote>未经审批不得占道。</blockquote>' } };
export const Links: Story = {
  args: {
    html: '<p>详见<a href="https://www.example.test/">技术标准</a>和<a href="/systemData/dictionary">数据字典</a>。</p>',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '技术标准' })).toHaveAttribute('rel', 'noopener noreferrer nofollow'),
};
export const Images: Story = {
  args: { html: `<p><img src="${POINT}" alt="标记" width="16" height="16"> <img src="https://evil.test/a.png" alt="施工图"></p>` },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '标记' })).toBeVisible(),
};
export const OwnColours: Story = {
  args: { html: '<p style="text-align: center"><span style="color: #b3261e; font-size: 18px">紧急</span></p><p>请立即处理。</p>' },
};
export const OwnColoursDark: Story = { ...OwnColours, globals: { scheme: 'dark' } };
export const TooDeep: Story = { args: { html: `${'<div>'.repeat(200)}作业安排${'</div>'.repeat(200)}` } };
export const Hostile: Story = {
  args: { html: '<p>您的密码已过期</p><form action="https://evil.test/"><input type="password"><button>登录</button></form>' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/登录/)).toBeVisible();
  },
};
export const LongNames: Story = {
  args: { html: `<p>${'K120K186'.repeat(40)}</p>${TABLE.replaceAll('路段', '冬季养护作业占道施工路段（上行）')}` },
};
export const Empty: Story = { args: { html: '' } };
export const Dark: Story = { args: { html: NOTICE + TABLE }, globals: { scheme: 'dark' } };
export const English: Story = { args: TooDeep.args, globals: { locale: 'en' } };
export const Traditional: Story = { args: TooDeep.args, globals: { locale: 'zhtw' } };
