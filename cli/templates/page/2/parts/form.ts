export const parts = {
  //- part required
  '$name required': msg`Enter «a label»`,
  //- end
  //- part tooLong
  '$name tooLong': msg`«A label» has at most ${$constant_MAX_CHARS} characters`,
  //- end
  //- part pattern
  '$name pattern': msg`Check how «the label» is written`,
  //- end
  //- part codePattern
  '$name pattern': msg`Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3`,
  //- end
  //- part plainNamePattern
  '$name pattern': msg`A name cannot hold special characters: use Chinese, letters and digits`,
  //- end
  //- part range
  '$name range': msg`Enter a whole number from ${$constant_MIN} to ${$constant_MAX}`,
  //- end
  //- part otherRange
  '$name range': msg`Check «the label»`,
  //- end
};
