import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field, Input, Select, Textarea } from './Field.tsx'

test.each([
  ['input', Input],
  ['select', Select],
  ['textarea', Textarea],
])('an error belongs to its %s: named by it, and marked there', (_, Part) => {
  const html = renderToStaticMarkup(
    <Field label="Size" hint="In metres" error="Too large">
      {/* What a field gives suits all three. */}
      {(field) => <Part {...(field as object)} />}
    </Field>,
  )
  const [, id = ''] = /<label for="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${id}" aria-describedby="${id}-hint ${id}-error" aria-invalid="true"`)
  expect(html).toMatch(new RegExp(`id="${id}-error"[^>]*>.*Too large`))
  expect(html).not.toContain('role="alert"')
})

test('an error that answers what was just done is read out as it appears; without one there is nothing to read', () => {
  expect(draw('Too large')).toMatch(/role="alert"[^>]*>.*Too large/)
  expect(draw(null)).not.toMatch(/role="alert"|aria-/)
})

function draw(error: string | null): string {
  return renderToStaticMarkup(
    <Field label="Size" error={error} isAnswer>
      {(field) => <Input {...field} />}
    </Field>,
  )
}
