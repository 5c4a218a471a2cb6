/** What one has brought, each with the way to take it out again. */
import { useState } from 'react'
import { sayCounted } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { platformTitles } from '../words.ts'
import { callImports, importedOtherwise, type Imports } from './call-imports.ts'

type Import = Imports['imports'][number]

export function ImportList({ imports }: Pick<Imports, 'imports'>) {
  const [asked, setAsked] = useState<Import | null>(null)
  const remove = async ({ id }: Import) => {
    await callImports('removeImport', { params: { id }, query: {} })
    importedOtherwise()
  }
  return (
    <>
      <Table caption="What you have brought, the newest first" isPlain>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">On</th>
            <th scope="col" className="num">
              New questions
            </th>
            <th scope="col" className="num">
              New forecasts
            </th>
            <th scope="col">
              <span className="unseen">Undo</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <tr key={one.id}>
              <th scope="row">{platformTitles[one.platform]}</th>
              <td>{sayDay(one.at.slice(0, 10))}</td>
              <td className="num">{one.questions}</td>
              <td className="num">{one.forecasts}</td>
              <td className="num">
                <Button variant="plain" size="small" onClick={() => setAsked(one)}>
                  Undo
                  <span className="unseen">
                    {' '}
                    what was brought from {platformTitles[one.platform]} on {sayDay(one.at.slice(0, 10))}
                  </span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        title="Take these forecasts out again?"
        action="Take them out"
        isDangerous
        isOpen={asked !== null}
        run={async () => asked && remove(asked)}
        onClose={() => setAsked(null)}
      >
        {asked && (
          <p>
            {sayCounted(asked.forecasts, 'forecast')} from {platformTitles[asked.platform]}{' '}
            {asked.forecasts === 1 ? 'goes' : 'go'}, and the questions on which nothing else of yours is left. You can
            bring the file again.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
