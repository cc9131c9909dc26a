import { expect, test } from 'vitest'
import { guardDefaults } from '../http/guarded-request.ts'
import { findServers, readAutoconfig } from './autoconfig.ts'

const published = `<?xml version="1.0"?>
<clientConfig version="1.1"><emailProvider id="home.example"><domain>home.example</domain>
  <incomingServer type="pop3"><hostname>pop.home.example</hostname><port>995</port><socketType>SSL</socketType></incomingServer>
  <incomingServer type="imap"><hostname>imap.%EMAILDOMAIN%</hostname><port>993</port><socketType>SSL</socketType>
    <username>%EMAILLOCALPART%</username><authentication>password-cleartext</authentication></incomingServer>
  <outgoingServer type="smtp"><hostname>plain.home.example</hostname><port>25</port><socketType>plain</socketType></outgoingServer>
  <outgoingServer type="smtp"><hostname>smtp.home.example</hostname><port>587</port><socketType>STARTTLS</socketType>
    <username>%EMAILADDRESS%</username><authentication>OAuth2</authentication><authentication>password-cleartext</authentication></outgoingServer>
</emailProvider></clientConfig>`

test('uses the first IMAP and SMTP servers with encryption and a password', () =>
  expect(readAutoconfig(published, 'ana@home.example')).toEqual({
    imap: { host: 'imap.home.example', port: 993, security: 'tls' },
    smtp: { host: 'smtp.home.example', port: 587, security: 'starttls' },
    username: 'ana',
  }))

test.each([
  ['a page that is no XML', '<html><p>not found'],
  ['a document type', published.replace('<clientConfig', '<!DOCTYPE x><clientConfig')],
  ['only a server without encryption', published.replaceAll('>SSL<', '>plain<')],
  ['a host with a path in it', published.replace('imap.%EMAILDOMAIN%', 'imap.home.example/x')],
  ['a sign-in without a password only', published.replaceAll('password-cleartext', 'OAuth2')],
])('%s names no servers', (_, text) => expect(readAutoconfig(text, 'ana@home.example')).toBeNull())

const nowhere = { ...guardDefaults, resolve: () => Promise.resolve([]) }
test('recognizes a provider by its MX record, and says that anything else is a guess', async () => {
  const serversWithMx = (mx: string[]) => findServers('ana@home.example', nowhere, { resolveMx: () => Promise.resolve(mx) })
  expect(await serversWithMx(['aspmx.l.google.com.'])).toMatchObject({
    by: 'provider',
    imap: { host: 'imap.gmail.com' },
    username: 'ana@home.example',
  })
  expect(await serversWithMx(['home-example.mail.protection.outlook.com'])).toMatchObject({
    by: 'provider',
    smtp: { host: 'smtp.office365.com' },
  })
  expect(await serversWithMx(['evilgoogle.com'])).toMatchObject({ by: 'guessed', smtp: { host: 'smtp.home.example', security: 'tls' } })
})

test('never fetches a published page from a private network', async () => {
  let lookups = 0
  const resolve = () => (lookups++, Promise.resolve(['127.0.0.1']))
  const servers = await findServers('ana@home.example', { ...guardDefaults, resolve }, { resolveMx: () => Promise.resolve([]) })
  expect(servers.by).toBe('guessed')
  expect(lookups).toBe(2)
})
