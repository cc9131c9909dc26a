/** Saves CSV text as a file on the user's machine; the file name is made from the title. */
export function saveCsvFile(title: string, csv: string): void {
  // the byte order mark makes spreadsheets read UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
