// The notices of shipped packages are up to date, complete, and only for accepted licenses.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { noticesFile, noticesText, shippedPackages, unknownLicenses } from '../tools/third-party-notices.ts'
import { root } from './repository.ts'

test('the notices are up to date: `npm run write notices` writes them', () => {
  expect(fs.readFileSync(path.join(root, noticesFile), 'utf8')).toBe(noticesText())
})

test('every package has a license that this project accepts', () => {
  const packages = shippedPackages()
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'pg', 'nodemailer']))
  expect(unknownLicenses(packages)).toEqual([])
  expect(unknownLicenses([{ name: 'planted', version: '1.0.0', license: 'SSPL-1.0', text: '' }])).toEqual(['planted 1.0.0: SSPL-1.0'])
})
