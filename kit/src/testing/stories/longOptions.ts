/** Names that do not fit on one line, with and without places to break them. */
export const longOptions = [
  { id: 'a', label: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类（含隧道内照明、通风、消防与监控附属设施）' },
  { id: 'b', label: 'Collection of unpaid tolls of heavy vehicles in transit through the northern interchange stations' },
] as const;
