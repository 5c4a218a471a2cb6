/** Where the calls answer about forecasts that one brings from other platforms. */
import type { Address } from '#kit/endpoint.ts'

export const importAddresses = {
  previewImport: 'POST /api/me/imports/preview',
  importForecasts: 'POST /api/me/imports',
  listImports: 'GET /api/me/imports',
  listImportedQuestions: 'GET /api/me/imports/questions',
  findImportFile: 'GET /api/me/imports/questions.csv',
  matchImportedQuestion: 'PUT /api/me/imports/questions/:id/match',
  unmatchImportedQuestion: 'DELETE /api/me/imports/questions/:id/match',
  removeImport: 'DELETE /api/me/imports/:id',
} as const satisfies Record<string, Address>
