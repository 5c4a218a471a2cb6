/** What the recipe of the container says, instruction by instruction. */
export type Instruction = { name: string; words: string[] }

export function readRecipe(text: string): Instruction[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
  return lines.flatMap((line) => {
    const [name, ...words] = line.trim().split(/\s+/)
    return name ? [{ name, words }] : []
  })
}

/** Paths of the checkout that the last stage copies: what of it the program has to run on. */
export function copiedLast(recipe: readonly Instruction[]): string[] {
  const last = recipe.findLastIndex(({ name }) => name === 'FROM')
  return copied(recipe.slice(last))
}

/** Paths of the checkout that any stage copies. */
export function copied(recipe: readonly Instruction[]): string[] {
  return recipe
    .filter(({ name, words }) => name === 'COPY' && !words[0]?.startsWith('--from'))
    .flatMap(({ words }) => words.slice(0, -1))
}
