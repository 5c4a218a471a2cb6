/** What was brought is no export of its platform: whoever reads it says what is missing. */
export class NotThisExport extends Error {
  override name = 'NotThisExport'
  /** As it follows 'The file': 'has no column Forecaster ID'. */
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
