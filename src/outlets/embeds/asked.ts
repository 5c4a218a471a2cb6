/** What is asked of an embed in its address. What is not understood is not there. */
import { type Embedding, embedThemes, embedViews, usualEmbedding } from '#items/sharing/embedding.ts'

export type Query = Record<string, unknown>

/** Without its version, which may be none that ever was. */
export function embeddingAsked(query: Query): Embedding {
  return {
    view: oneOf(embedViews, query['view']) ?? usualEmbedding.view,
    theme: oneOf(embedThemes, query['theme']) ?? usualEmbedding.theme,
    hasTitle: query['title'] !== '0',
  }
}

function oneOf<Name extends string>(names: readonly Name[], said: unknown): Name | undefined {
  return names.find((name) => name === said)
}

/** Undefined: the newest. Null: none that can be. */
export function versionAsked(said: unknown): number | undefined | null {
  if (said === undefined || said === 'latest') return undefined
  return typeof said === 'string' && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null
}
