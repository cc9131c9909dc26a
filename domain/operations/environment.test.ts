// The host determines the environment, and the environment determines the addresses.
import { expect, test } from 'vitest'
import { environmentHosts, environmentOf, environments, environmentValues } from './environment.ts'

const hosts = {
  production: ['app.house.example'],
  canary: ['canary.house.example'],
  ...environmentHosts('staging=staging.house.example, proxy=p.house.example,proxy_staging=ps.house.example,v2=V2.house.example', []),
}

test.each([
  ['app.house.example', 'production'],
  ['APP.house.example', 'production'],
  ['canary.house.example', 'canary'],
  ['staging.house.example', 'staging'],
  ['p.house.example', 'proxy'],
  ['ps.house.example', 'proxy_staging'],
  ['v2.house.example', 'v2'],
  ['localhost', 'local'],
  ['evil.example', 'local'],
])('%s is %s [435]', (host, environment) => expect(environmentOf(host, hosts)).toBe(environment))

test('each gives the addresses of API, socket and the ways back from the providers [437 438]', () => {
  expect(environmentValues('staging', 'https://staging.house.example')).toEqual({
    current: 'staging',
    apiUrl: 'https://staging.house.example/api/v1/',
    apiUrlV2: 'https://staging.house.example/api/v2/',
    socketUrl: 'https://staging.house.example',
    redirectUri: 'https://staging.house.example/login',
    microsoftRedirectUris: {
      registration: 'https://staging.house.example/register/v3',
      login: 'https://staging.house.example/login',
    },
    isV2: false,
  })
  expect(environments.filter((environment) => environmentValues(environment, 'https://a.example').isV2)).toEqual(['v2'])
})

test.each(['production=a', 'staging', 'staging=', 'staging=a=b', '=a'])('%s is refused with a sentence', (text) => {
  const wrong: string[] = []
  expect(environmentHosts(text, wrong)).toEqual({})
  expect(wrong).toHaveLength(1)
})
