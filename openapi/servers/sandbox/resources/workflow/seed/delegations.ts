/** A delegation of the seed; no kinds means every flow. */
export interface DelegationSeed {
  readonly by: string;
  readonly to: string;
  readonly kinds: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly why: string;
}

export const DELEGATIONS: readonly DelegationSeed[] = [
  { by: 'admin', to: 'double', kinds: ['assetLedger'], from: '2026-11-16 08:00', until: '2026-12-31 18:00', why: '外出培训期间代为处理' },
  { by: 'admin', to: 'staff', kinds: [], from: '2026-10-01 00:00', until: '2026-10-08 00:00', why: '国庆值班' },
  { by: 'staff', to: 'double', kinds: ['laneClosure'], from: '2026-11-07 17:00', until: '2026-12-31 18:00', why: '驻点白鹭湖' },
  {
    by: 'double',
    to: 'admin',
    kinds: ['dispatchTask', 'gantryCheck'],
    from: '2026-11-10 08:00',
    until: '2026-12-10 18:00',
    why: '夜班轮休',
  },
];
