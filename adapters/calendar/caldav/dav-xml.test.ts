// Reads responses of calendar servers as XML without document types and custom entities.
import { expect, test } from 'vitest'
import { child, dav, readXml, xml } from './dav-xml.ts'

test('refuses a document with a type or a custom entity', () => {
  for (const text of [
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>',
    '<!DOCTYPE x SYSTEM "http://evil.example/x.dtd"><x/>',
    '<x>&e;</x>',
    '<x>',
    '',
  ])
    expect(readXml(text), text).toBeNull()
})

test('text survives a round trip through a document', () => {
  const text = `<b a="1">&amp; 'x' ]]>`
  expect(child(readXml(`<p xmlns="DAV:"><name>${xml(text)}</name></p>`), dav, 'name')?.text).toBe(text)
})
