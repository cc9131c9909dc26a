// Builds the web app to web/dist; in development serves it on 8080 beside the server on 8000.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.FAIRLEAD_SERVER ?? 'http://localhost:8000'
const proxied = { target: server, changeOrigin: false }

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: { port: 8080, proxy: { '/api': proxied, '/socket.io': { ...proxied, ws: true }, '/dev': proxied, '/healthz': proxied } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'data', test: /node_modules[\\/]@tanstack[\\/]/, priority: 20 },
            { name: 'ui', test: /node_modules[\\/](@mantine|@floating-ui|clsx)[\\/]/, priority: 10, minShareCount: 5 },
            {
              name: 'shared',
              test: /(web[\\/](ui|api|features[\\/](projects|panel|candidates))|domain)[\\/]/,
              priority: 5,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
})
