// The software bill of materials can be written, and lists every package with its hash.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './repository.ts'

interface Component {
  name: string
  version: string
  purl: string
  hashes?: { alg: string }[]
}

test('npm sbom lists the packages', { timeout: 60_000 }, () => {
  const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  })
  expect(run.status, run.stderr).toBe(0)
  const { bomFormat, components } = JSON.parse(run.stdout) as { bomFormat: string; components: Component[] }
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@.*$/, '$1'))
  for (const name of ['fastify', 'pg', 'nodemailer', 'mailparser', 'sanitize-html', 'zod', 'react', 'openid-client', 'node'])
    expect(names, name).toContain(name)
  const isOwnPackage = /^pkg:npm\/(?:%40|@)fairlead\//
  expect(components.filter(({ purl, hashes }) => !isOwnPackage.test(purl) && !hashes?.length).map(({ purl }) => purl)).toEqual([])
})
