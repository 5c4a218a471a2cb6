/** How a file that somebody brings becomes a series. */
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { sayMark } from '#series/marks.ts'
import styles from './Method.module.css'
import { MethodPart, Result } from './MethodPart.tsx'
import { brought, readAs } from './reading-example.ts'

export function ReadingPart() {
  return (
    <MethodPart
      name="reading"
      source={
        <p>
          Separated values by RFC 4180; SDMX-CSV 1.0 and 2.0, JSON-stat 2.0, workbooks by ECMA-376; marks as Eurostat
          and SDMX write them.
        </p>
      }
      example={<ReadingExample />}
    >
      <p>
        A file is understood before anything of it is kept. What stands above and below its table is set aside; the
        column of dates is found by its name and by what its cells can only be; a number is read with the mark that the
        whole column proves. What a person alone can know is asked, with what would come of each answer: whether 1,234
        is a thousand, which day 01/02/2020 is, which of many rows is meant. Nothing is guessed where two readings are
        possible.
      </p>
      <p>
        A missing value is never nought, and nought is never missing. Values come in the unit and with the digits in
        which they stand. What its source only foresees is no observation. Marks beside values are kept as they stand,
        and every line of which nothing was taken is named. Years, quarters and months are kept as they come, or
        gathered into longer ones where that is asked; days are always gathered, in the way that is asked for, since no
        projection of days was ever tested here.
      </p>
    </MethodPart>
  )
}

function ReadingExample() {
  const { observations, marks, missing, unit } = readAs
  const markOf = new Map(marks)
  const said = observations.map(([at, value]) => {
    const mark = markOf.get(at)
    return `${sayNumber(value, allDigits)} in ${at}${mark ? ` (${sayMark(mark)})` : ''}`
  })
  return (
    <div className={styles.example}>
      <p className={styles.of}>Example:</p>
      <pre className={styles.file}>{brought}</pre>
      <p>
        The first line is a title and the last a sum: both are left out. Semicolons part the columns, since they give
        the most rows of one width; 1.234,5 proves that a comma stands before the decimals. That makes, in {unit},{' '}
        <Result>{said.join(', ')}</Result>. {missing.join(', ')} is there without a value.
      </p>
    </div>
  )
}
