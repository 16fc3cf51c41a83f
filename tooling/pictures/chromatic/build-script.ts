/** Chromatic appends its options, such as --stats-json, to the build script, whose last command gets them. */
export const findBuildScriptFaults = (scripts: Record<string, string>, name = 'build-storybook'): string[] =>
  /(^|\s)storybook build[^&]*$/.test(scripts[name] ?? '')
    ? []
    : [
        `tooling/pictures/chromatic.config.json: the last command of the script "${name}" is not storybook build, which needs Chromatic's options.`,
      ];
