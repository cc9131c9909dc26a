// Letters as PDF. The embedded font has the Latin, Greek, Cyrillic, and Devanagari scripts; text in others is refused, because it would
// show as boxes.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LetterFile, LetterWriter } from '@fairlead/domain/ports/letters'
import { must } from '@fairlead/domain/shared/records'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'

const fontFile = (url: string) => fs.readFileSync(fileURLToPath(url))
let fonts: { regular: Buffer; bold: Buffer; shapes: Font } | null = null

function loadFonts() {
  if (fonts) return fonts
  const regular = fontFile(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'))
  const shapes = create(regular)
  if (!('hasGlyphForCodePoint' in shapes)) throw new Error('the font of letters is a collection')
  fonts = { regular, bold: fontFile(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')), shapes }
  return fonts
}

/** As it is written: composed letters, plain line breaks, tabs as spaces. */
const written = (text: string) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ')

function unwritable(text: string): string[] {
  const { shapes } = loadFonts()
  return [...new Set(written(text))].filter((sign) => sign !== '\n' && !shapes.hasGlyphForCodePoint(must(sign.codePointAt(0))))
}

const [margin, bodySize, smallSize] = [72, 11, 9]

async function write({ title, company, body, language, signature, date }: LetterFile): Promise<Uint8Array> {
  const strange = unwritable([title, company, body, signature?.title, ...(signature?.lines ?? [])].join('\n'))
  if (strange.length > 0) throw new Error(`a letter with characters outside its font: ${strange.length}`)
  const { regular, bold } = loadFonts()
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: company, CreationDate: date, ModDate: date },
  })
  document.registerFont('regular', regular).registerFont('bold', bold)
  document.font('bold').fontSize(14).text(written(company)).moveDown(2)
  document.font('regular').fontSize(bodySize)
  for (const line of written(body).split('\n'))
    if (line.trim() === '') document.moveDown(0.6)
    else document.text(line, { lineGap: 3 })
  if (signature) {
    document.addPage()
    document.font('bold').fontSize(14).text(written(signature.title)).moveDown()
    document.font('regular').fontSize(bodySize)
    for (const line of signature.lines) document.text(written(line), { lineGap: 3 }).moveDown(0.3)
  }
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    document.page.margins.bottom = 0
    document
      .font('regular')
      .fontSize(smallSize)
      .text(`${page + 1} / ${count}`, margin, document.page.height - 48, {
        align: 'center',
        lineBreak: false,
        width: document.page.width - 2 * margin,
      })
  }
  document.end()
  return Buffer.concat(await Array.fromAsync<Buffer>(document))
}

export const pdfLetters: LetterWriter = { unwritable, write }
