// Compares the declarations in dist with the reports in docs/api; `--update` writes the reports.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('..', import.meta.url));
const localBuild = process.argv.includes('--update');
const none = { logLevel: 'none' };
for (const folder of ['docs/api', 'reports/api']) mkdirSync(`${root}/${folder}`, { recursive: true });

for (const entry of ['index', 'schema', 'text', 'bots', 'render']) {
  const name = entry === 'index' ? 'toy-battle' : `toy-battle-${entry}`;
  const extractorConfig = ExtractorConfig.prepare({
    packageJsonFullPath: `${root}/package.json`,
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: `<projectFolder>/dist/${entry}.d.ts`,
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: '<projectFolder>/tsconfig.json' },
      apiReport: {
        enabled: true,
        reportFolder: '<projectFolder>/docs/api',
        reportTempFolder: '<projectFolder>/reports/api',
        reportFileName: `${name}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        // The other entries may name types that only the main entry exports.
        extractorMessageReporting: {
          default: none,
          'ae-forgotten-export': entry === 'index' ? { logLevel: 'error' } : none,
        },
        tsdocMessageReporting: { default: none },
      },
    },
  });
  const { succeeded, apiReportChanged } = Extractor.invoke(extractorConfig, { localBuild });
  if (!succeeded) process.exitCode = 1;
  console.log(`${name}: ${apiReportChanged ? (localBuild ? 'updated' : 'differs; see npm run api') : 'unchanged'}`);
}
