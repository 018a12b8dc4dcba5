export const parts = async () => {
  //- part fillText
  await dialog.getByLabel(/^«zhLabel»/).fill('$value');
  //- end
  //- part fillInteger
  await dialog.getByRole('spinbutton', { name: /^«zhLabel»/ }).fill('$value');
  //- end
  //- part type
  await tabTo(page, /^«enLabel»/);
  await page.keyboard.type('$value');
  //- end
};
