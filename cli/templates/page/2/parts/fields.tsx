export const parts = (
  <>
    {/*- part parent */}
    {/* «A thing» stays where it was added. @reading R-187 */}
    {props.parentName !== undefined && (
      <TextField id={fieldId('$name')} label={labels.$name} value={props.parentName || t`Top node`} use="disabled" onChange={ignore} />
    )}
    {/*- end */}
    {/*- part text */}
    <TextField {...field('$name')} $attributes value={$value} onChange={($name) => form.set({ $name })} />
    {/*- end */}
    {/*- part longText */}
    <TextField {...field('$name')} $attributes rows={3} value={$value} onChange={($name) => form.set({ $name })} />
    {/*- end */}
    {/*- part integer */}
    <IntegerField
      {...field('$name')}
      $attributes
      value={draft.$name}
      min={$min}
      max={$max}
      $help
      onChange={($name) => form.set({ $name })}
      onProblem={(problem) => form.setUnreadable('$name', problem?.message ?? null)}
    />
    {/*- end */}
    {/*- part status */}
    <Switch label={labels.$name} isOn={draft.$name} onText={t`Enabled`} offText={t`Disabled`} onChange={($name) => form.set({ $name })} />
    {/*- end */}
    {/*- part flag */}
    <Switch label={labels.$name} isOn={draft.$name} onText={t`Yes`} offText={t`No`} onChange={($name) => form.set({ $name })} />
    {/*- end */}
    {/*- part choice */}
    <Select
      {...field('$name')}
      $attributes
      value={draft.$name}
      placeholder={t`Choose «a label»`}
      options={[$options]}
      onChange={(id) => form.set({ $name: $choices.find((choice) => choice === id) ?? draft.$name })}
    />
    {/*- end */}
  </>
);
