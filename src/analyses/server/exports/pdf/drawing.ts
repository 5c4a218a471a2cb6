/** What all parts of a PDF draw on: pdfkit's document. */

export type Drawing = PDFKit.PDFDocument
