// The key of the stress tests: every worker process uses the same one.
import { openSecrets } from '../server/platform/secrets.ts'

export const stressSecrets = openSecrets({ secretKeys: [Buffer.alloc(32, 7)], dataDir: '' })
