import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { documentNames } from '../documents.ts'
import { fill, readTexts } from './texts.ts'

const operator = { OPERATOR_NAME: 'Ada Ltd.', OPERATOR_ADDRESS: '1 Mill Lane', OPERATOR_MAIL: 'ada@example.org' }
const read = (text: unknown) => JSON.stringify(text)

async function privacy(hasBackups: boolean): Promise<string> {
  return read((await readTexts({ folder: undefined, operator }, 'Farsight', hasBackups)).privacy.text)
}

async function givenFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-legal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

describe('the texts that come with the program', () => {
  test('say who runs the site once the operator has said so, and nothing of them is left open', async () => {
    const texts = await readTexts({ folder: undefined, operator }, 'Outlook')
    for (const name of documentNames) {
      expect([name, texts[name].missing]).toEqual([name, []])
      expect(read(texts[name].text)).not.toMatch(/\{\{|not filled in|Farsight/)
    }
    expect(read(texts.imprint.text)).toContain('1 Mill Lane')
    expect(read(texts.terms.text)).toContain('Outlook')
  })

  test('say how long people who are gone remain in backups, as far as that is known', async () => {
    expect(await privacy(true)).toContain('one a month for 12 months')
    expect(await privacy(false)).toContain('for as long as the operator keeps backups.')
  })

  test('say that an author can be stopped, and all that follows', async () => {
    const terms = read((await readTexts({ folder: undefined, operator }, 'Farsight')).terms.text)
    const at = terms.indexOf('"stop"')
    expect(at).toBeGreaterThan(0)
    const said = terms.slice(at, terms.indexOf('"h2"', at))
    for (const word of [
      'items, signals and comments',
      'rate no more',
      'counts in no crowd',
      'told why',
      'same verified',
    ])
      expect(said).toContain(word)
  })

  test('show each blank as a blank, and name what is missing', async () => {
    const texts = await readTexts({ folder: undefined, operator: { OPERATOR_NAME: 'Ada Ltd.' } }, 'Farsight')
    expect(texts.imprint.missing).toEqual(['OPERATOR_ADDRESS', 'OPERATOR_MAIL'])
    expect(read(texts.imprint.text)).toContain('[not filled in: their postal address]')
    expect(texts.help.missing).toEqual(['OPERATOR_MAIL'])
  })
})

describe('an operator’s own folder', () => {
  test('replaces the texts that it holds, and no others', async () => {
    const folder = await givenFolder({ 'terms.md': 'Since: 2026-01-31\n\nBe kind. {{OPERATOR_NAME}}' })
    const texts = await readTexts({ folder, operator }, 'Farsight')
    expect([texts.terms.since, texts.terms.text]).toEqual([
      '2026-01-31',
      [{ tag: 'p', children: [{ tag: 'text', text: 'Be kind. Ada Ltd.' }] }],
    ])
    expect(texts.privacy.version).toBe((await readTexts({ folder: undefined, operator }, 'Farsight')).privacy.version)
  })

  test('that is not there ends the start with a sentence', async () => {
    await expect(readTexts({ folder: '/nowhere/legal', operator }, 'Farsight')).rejects.toThrow(
      'LEGAL_FOLDER: there is no folder /nowhere/legal.',
    )
  })
})

describe('a text', () => {
  test('has another version as soon as a word or a blank of it is another', () => {
    const versions = [
      fill('terms', 'By {{OPERATOR_NAME}}', {}),
      fill('terms', 'By {{OPERATOR_NAME}}', { OPERATOR_NAME: 'Ada' }),
      fill('terms', 'By {{OPERATOR_NAME}}.', { OPERATOR_NAME: 'Ada' }),
    ].map(({ version }) => version)
    expect(new Set(versions).size).toBe(3)
    expect(fill('terms', 'By {{OPERATOR_NAME}}', {}).version).toBe(versions[0])
  })

  test('shows a name with signs of Markdown as the name it is', () => {
    const { text } = fill('imprint', '{{OPERATOR_NAME}}', { OPERATOR_NAME: '_Ada_ [& Sons](/evil)' })
    expect(read(text)).toContain('_Ada_ [& Sons](/evil)')
    expect(read(text)).not.toContain('"a"')
  })

  test('keeps a blank that nobody knows as it was written', () => {
    expect(read(fill('help', 'Call {{PHONE}} or {{constructor}}', {}).text)).toContain('{{PHONE}} or {{constructor}}')
  })
})
