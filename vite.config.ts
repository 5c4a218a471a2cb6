import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two programs from one source: what the browser runs, and what the server renders with. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  builder: {},
  appType: 'custom',
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        manifest: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/app/web.tsx' },
      },
    },
    ssr: {
      // Bundled whole, so that React's production build is used whatever NODE_ENV says, and there is one file to load.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/app/render.tsx' } },
    },
  },
})
