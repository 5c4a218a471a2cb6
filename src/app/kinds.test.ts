/**
 * Each room that treats kinds differently has a list of them: none forgets one. Types see it first: a kind without a
 * line does not compile.
 */
import { expect, test } from 'vitest'
import type { DossierKind } from '#analyses/dossier/dossier-kind.ts'
import { dossierKinds } from '#analyses/dossier/kinds/index.ts'
import { madeAnew, type MadeAnew } from '#analyses/server/checking/made-anew.ts'
import { type KindName, kinds } from './kinds.ts'

const inDossiers: Record<KindName, DossierKind> = dossierKinds
const anew: Record<KindName, MadeAnew> = madeAnew
const names = kinds.map(({ name }) => name).toSorted()

test('every kind may be in a dossier, under its own name', () => {
  expect(Object.values(inDossiers).map(({ kind }) => kind.name)).toEqual(Object.keys(inDossiers))
  expect(Object.keys(inDossiers).toSorted()).toEqual(names)
})

test('the numbers of every kind can be made anew', () => {
  expect(Object.keys(anew).toSorted()).toEqual(names)
})
