/** The head of a table: what its columns are called, and which of them hold numbers. */

export type Column = string | { number: string }

/** Columns of numbers, for a list of all. */
export function numbers(...names: readonly string[]): Column[] {
  return names.map((number) => ({ number }))
}

/** `columns`: from the left, each called otherwise. */
export function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <th key={column.number} scope="col" className="num">
              {column.number}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
