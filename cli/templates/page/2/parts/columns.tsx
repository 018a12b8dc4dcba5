export const parts = [
  //- part text
  { id: '$name', header: t`«label»`, text: (row) => $text, width: { flex: $flex, minPx: $minPx }, $sort, narrow: '$narrow' },
  //- end
  //- part number
  { id: '$name', header: t`«label»`, text: (row) => $text, width: { px: 120 }, align: 'end', $sort, narrow: '$narrow' },
  //- end
  //- part status
  {
    id: '$name',
    header: t`«label»`,
    text: (row) => (row.$name ? t`Enabled` : t`Disabled`),
    cell: (row) => <Status tone={row.$name ? 'success' : 'off'}>{row.$name ? t`Enabled` : t`Disabled`}</Status>,
    width: { px: 120 },
    narrow: '$narrow',
  },
  //- end
  //- part flag
  { id: '$name', header: t`«label»`, text: (row) => (row.$name ? t`Yes` : t`No`), width: { px: 96 }, narrow: '$narrow' },
  //- end
  //- part moment
  {
    id: '$name',
    header: t`«label»`,
    text: (row) => momentText(row.$name),
    width: { px: 184 },
    $sort,
    narrow: '$narrow',
  },
  //- end
  //- part choice
  { id: '$name', header: t`«label»`, text: (row) => ({ $words })[row.$name], width: { px: 128 }, narrow: '$narrow' },
  //- end
];
