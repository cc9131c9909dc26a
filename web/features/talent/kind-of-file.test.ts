import { expect, test } from 'vitest'
import { kindOfFile, kindOfText } from './read-file.ts'

const resume = `Mo Example
Berlin, Germany | mo@home.example

Experience
Baker, Harbour Bakery, 2019 - 2022
Head baker, Corner Shop, 2022 - now

Skills
Bread, cakes, team of four`

test.each([
  ['a résumé in text', resume, 'resume'],
  ['a German résumé', 'Mo Beispiel\nMünchen\n\nBerufserfahrung\nBäcker, 2019 bis heute\nAusbildung\nLehre', 'resume'],
  ['a table', 'Name,Email\nMo,mo@home.example\nBo,bo@home.example', 'table'],
  ['a table with semicolons', 'Name;E-Mail;Ort\nMo;mo@home.example;Berlin', 'table'],
  ['a header alone', 'Name,Email', 'table'],
  ['one column of addresses', 'Email\nmo@home.example\nbo@home.example\nco@home.example\ndo@home.example', 'table'],
  ['an empty file', '', 'table'],
])('%s is a %s', (_, text, kind) => {
  expect(kindOfText(text)).toBe(kind)
})

test.each([
  ['cv.pdf', 'resume'],
  ['CV.DOCX', 'resume'],
  ['mo.json', 'json'],
  ['people.csv', 'table'],
  ['people.txt', 'resume'],
  ['Lebenslauf', 'resume'],
])('the file %s', async (name, kind) => {
  expect(await kindOfFile(new File([resume], name))).toBe(kind)
})

test.each([
  ['photo.jpg', '\u0000\u0001', 'other'],
  ['Lebenslauf', '%PDF-1.7\u0000', 'resume'],
  ['people.txt', 'N\u0000,\u0000E\u0000\n\u0000', 'table'],
])('the content of %s', async (name, content, kind) => {
  expect(await kindOfFile(new File([content], name))).toBe(kind)
})
