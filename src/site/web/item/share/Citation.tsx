/** How to cite an item: as a sentence to copy, and for the programs that keep references. It names the version. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Textarea } from '#kit/web/ui/controls/Field.tsx'
import { paths } from '#items/paths.ts'
import styles from './Share.module.css'
import type { Shared } from './shared.ts'
import { useCopying } from './use-copying.ts'
import { useFile } from '#kit/web/answers/use-file.ts'

const formats = [
  ['.bib', 'BibTeX'],
  ['.ris', 'RIS'],
  ['.csl.json', 'CSL-JSON'],
] as const

export function Citation({ item: { kind, id, version } }: Shared) {
  const said = useFile(paths.itemFile(kind, id, '.cite.txt', version))
  const copying = useCopying<HTMLTextAreaElement>('Citation', said.text?.trim() ?? '')
  if (said.isMissing)
    return <p>The citation could not be loaded. The link to this version can be cited all the same.</p>
  return (
    <div className={styles.form}>
      <Field label="In words" hint="Names the version, so that it can be checked later.">
        {(attributes) => <Textarea {...attributes} {...copying.shown} rows={4} />}
      </Field>
      <div className="row">
        <Button onClick={copying.copy} disabled={said.text === null}>
          Copy citation
        </Button>
        {formats.map(([ending, name]) => (
          <a
            key={ending}
            href={paths.itemFile(kind, id, ending, version)}
            download={`${kind}-${id}-v${version}${ending}`}
          >
            {name}
          </a>
        ))}
        <output className={styles.said}>{copying.said}</output>
      </div>
    </div>
  )
}
