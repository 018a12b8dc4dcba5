import type { CommandNode } from './tree.ts';

/** Shells a script can be had for. */
export const SHELLS = ['bash', 'zsh'] as const;
export type Shell = (typeof SHELLS)[number];

/** A script that completes command lines, with how to install it in its first lines. */
export const scriptOf = (shell: Shell, tree: readonly CommandNode[]): string => [HEADS[shell], shared(tree), TAILS[shell]].join('\n');

const ALIAS =
  "# With alias milepost='npx milepost' it works where milepost is not on the PATH. Made anew it knows new pages and languages.";

const HEADS: Readonly<Record<Shell, string>> = {
  bash: `# To install: npx milepost completion bash > ~/.local/share/bash-completion/completions/milepost
# For this shell alone: source <(npx milepost completion bash)
${ALIAS}`,
  zsh: `#compdef milepost
# To install: npx milepost completion zsh > "\${fpath[1]}/_milepost", then start a new shell
# For this shell alone: source <(npx milepost completion zsh)
${ALIAS}`,
};

/** Functions that both shells read: the command a line has come to, and the words that can follow. */
const shared = (tree: readonly CommandNode[]): string =>
  `
_milepost_command() {
  local at= word
  for word; do
    case "$at $word" in
      ${tree.flatMap(({ path }) => (path === '' ? [] : [`' ${path}'`])).join(' | ')}) at="$at $word" ;;
    esac
  done
  printf '%s' "$at"
}

# $1 the command, $2 the word before, $3 what is typed of the word
_milepost_words() {
  case "$1/$2" in
${tree.flatMap(valueCases).join('\n')}
  esac
  case "$3" in
    -*)
      case "$1" in
${tree.map((node) => `        ${pathOf(node)}) ${printed(spellingsOf(node))} ;;`).join('\n')}
      esac
      ;;
    *)
      case "$1" in
${tree.map((node) => `        ${pathOf(node)}) ${printed(nextOf(node))} ;;`).join('\n')}
      esac
      ;;
  esac
}
`;

const pathOf = ({ path }: CommandNode): string => (path === '' ? "''" : `' ${path}'`);

const spellingsOf = ({ flags }: CommandNode): readonly string[] => flags.map(({ spelling }) => spelling);

/** A command that takes no more words has its flags left. */
const nextOf = (node: CommandNode): readonly string[] => (node.words.length > 0 || node.hasArguments ? node.words : spellingsOf(node));

function valueCases({ path, flags }: CommandNode): readonly string[] {
  const at = path === '' ? '' : ` ${path}`;
  return flags.flatMap(({ spelling, hasValue, values }) => (hasValue ? [`    '${at}/${spelling}') ${printed(values)}; return ;;`] : []));
}

const printed = (words: readonly string[]): string => (words.length === 0 ? ':' : `printf '%s\\n' ${words.join(' ')}`);

const TAILS: Readonly<Record<Shell, string>> = {
  // A "=" is a word of its own there.
  bash: `_milepost() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" IFS=$'\\n'
  if [ "$cur" = '=' ]; then cur=; elif [ "$before" = '=' ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  COMPREPLY=($(compgen -W "$(_milepost_words "$(_milepost_command "\${COMP_WORDS[@]:1:COMP_CWORD-1}")" "$before" "$cur")" -- "$cur"))
}
complete -o default -F _milepost milepost`,
  zsh: `_milepost() {
  local cur="\${words[CURRENT]}" before="\${words[CURRENT-1]}"
  if [[ "$cur" == --*=* ]]; then before="\${cur%%=*}"; compset -P '*='; fi
  local -a next
  next=(\${(f)"$(_milepost_words "$(_milepost_command "\${(@)words[2,CURRENT-1]}")" "$before" "$cur")"})
  if (( \${#next} )); then compadd -a next; else _files; fi
}
if [[ "\${funcstack[1]}" == _milepost ]]; then _milepost "$@"; else compdef _milepost milepost; fi`,
};
