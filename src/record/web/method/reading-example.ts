/** A file as offices send it, and how it is read: held against the reader by a test. */
import type { Mark } from '#series/marks.ts'

export const brought = `Quelle: Amt für Beispiele
Jahr;Strom (TWh);Anmerkung
2021;1.234,5;
2022;1.310,0 b;neue Abgrenzung
2023;-;
2024;1.402,7 p;
Summe;3.947,2;`

export const readAs: { observations: [at: string, value: number][]; marks: Mark[]; missing: string[]; unit: string } = {
  observations: [
    ['2021', 1234.5],
    ['2022', 1310],
    ['2024', 1402.7],
  ],
  marks: [
    ['2022', 'b'],
    ['2024', 'p'],
  ],
  missing: ['2023'],
  unit: 'TWh',
}
