/** A file of observations in place of pasting: read in this browser and sent nowhere. It can be dropped on the field. */
import { useState } from 'react'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { readTextFile } from './text-file.ts'

export function FileField({ onText }: { onText: (text: string) => void }) {
  const [fault, setFault] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const found = await readTextFile(file)
    setFault('fault' in found ? found.fault : null)
    if ('text' in found) onText(found.text)
  }
  return (
    <Field
      label="Or a file (optional)"
      hint="CSV or text with the same two columns. Choose it, or drop it here. It takes the place of what stands above"
      error={fault}
      isAnswer
    >
      {(field) => (
        <Input
          {...field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      )}
    </Field>
  )
}
