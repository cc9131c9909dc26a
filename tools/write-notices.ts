import fs from 'node:fs'
import path from 'node:path'
import { noticesFile, noticesText, root } from './third-party-notices.ts'

fs.writeFileSync(path.join(root, noticesFile), noticesText())
console.log(noticesFile)
