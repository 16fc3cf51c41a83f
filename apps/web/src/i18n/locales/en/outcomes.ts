export default {
  session: {
    login: {
      success: {
        title: 'Login successful',
        description: 'Welcome back, {{name}}!',
      },
      failure: {
        title: 'Login failed',
        description: 'Invalid email or password',
      },
    },
    register: {
      success: {
        title: 'Registration successful',
        description: 'Welcome to the product! Your 7-day free trial has started.',
      },
      failure: {
        title: 'Registration failed',
        description: 'Could not create account. Please try again.',
      },
    },
    logout: {
      success: {
        title: 'Logged out',
        description: 'You have been successfully logged out.',
      },
      failure: {
        title: 'Logout failed',
        description: 'Please try again.',
      },
    },
    language: {
      failure: {
        title: 'Language update failed',
      },
    },
  },
  generation: {
    create: {
      success: {
        title: 'The result is ready',
        action: 'View',
      },
      failure: {
        title: 'Generation Failed',
        generationFailed: {
          content: 'Failed to generate content. Please try again.',
          image: 'Failed to generate image. Please try again.',
        },
        action: 'Back to the prompt',
      },
    },
  },
  creations: {
    save: {
      success: {
        title: 'Saved to your gallery',
        public: '“{{title}}” is public.',
        private: '“{{title}}” is private.',
        action: 'View',
      },
      failure: {
        title: 'Save Failed',
        description: 'Failed to save your creation.',
      },
    },
    update: {
      success: {
        title: 'Changes saved',
      },
      failure: {
        title: 'Update Failed',
        description: 'Failed to update your creation.',
      },
    },
    delete: {
      success: {
        title: 'Creation deleted',
      },
      failure: {
        title: 'Delete Failed',
        description: 'Failed to delete your creation.',
      },
    },
  },
  checkout: {
    subscribe: {
      failure: {
        title: 'Checkout Failed',
        description: 'Failed to create checkout session',
      },
    },
    buyTokens: {
      failure: {
        title: 'Checkout Failed',
        description: 'Failed to create checkout session',
      },
    },
  },
  notices: {
    promptRequired: {
      title: 'Prompt Required',
      content: 'Please enter a prompt to generate content.',
      image: 'Please enter a prompt to generate an image.',
    },
    tokensRequired: {
      title: 'Tokens Required',
      video: 'Video generation requires tokens. Please purchase a token package to continue.',
      quality4k: '4K quality generation requires tokens. Please purchase a token package to continue.',
      action: 'Buy Tokens',
    },
    videoStep: {
      analyzing: 'Analyzing prompt...',
      settingUp: 'Setting up video generation...',
      firstScenes: 'Generating first scenes...',
      visualElements: 'Creating visual elements...',
      middleScenes: 'Processing middle scenes...',
      finalScenes: 'Working on final scenes...',
      stitching: 'Stitching video clips together...',
      finalizing: 'Finalizing video...',
    },
    notAvailable: {
      title: 'Not available yet',
      forgotPassword: 'Resetting a password is not available yet.',
      google: 'Logging in with Google is not available yet.',
      apple: 'Logging in with Apple is not available yet.',
    },
    linkCopied: {
      title: 'Link copied',
      privatePage: 'Only you can open it: the creation is private.',
      privateFile: 'The creation is private, but anyone with this link may be able to see the file.',
    },
    copyFailed: {
      title: 'Copy Failed',
      description: 'The link could not be copied: {{link}}',
    },
    instagram: {
      title: 'Ready for Instagram',
      description: 'The file was downloaded. Open Instagram and choose it from your device.',
    },
    languageMissing: {
      title: 'Could not load {{language}}',
      description:
        'Please check your connection. We will try again when you are back online or when you choose the language again.',
    },
    partMissing: {
      title: 'This could not be opened',
      description: 'A part of the page did not load. Check your connection and try again.',
    },
    partOutdated: {
      title: 'New version',
      description: 'This part of the page needs the new version of the app. Reload the page to open it.',
      action: 'Reload',
    },
    downloadFailed: {
      title: 'Download Failed',
      description: 'The file could not be downloaded. Please try again.',
    },
    loginNotKept: {
      title: 'You were not kept logged in',
      description:
        'This browser did not keep your login. Please allow cookies for this site, then log in again.',
    },
    settingsReplaced: {
      title: 'Some settings need tokens',
      description: 'The generator is set to an HD image instead.',
    },
    manyDone: {
      download_one: '{{count, number}} creation downloaded',
      download_other: '{{count, number}} creations downloaded',
      publish_one: '{{count, number}} creation is public',
      publish_other: '{{count, number}} creations are public',
      unpublish_one: '{{count, number}} creation is private',
      unpublish_other: '{{count, number}} creations are private',
      delete_one: '{{count, number}} creation deleted',
      delete_other: '{{count, number}} creations deleted',
      save_one: '{{count, number}} creation saved',
      save_other: '{{count, number}} creations saved',
    },
    manyFailed_one: 'This failed for {{count, number}} creation.',
    manyFailed_other: 'This failed for {{count, number}} creations.',
    manyLeft_one: '{{count, number}} creation was left as it was.',
    manyLeft_other: '{{count, number}} creations were left as they were.',
    manySentences: '{{first}} {{second}}',
    visibility: {
      public: '“{{title}}” is now public',
      private: '“{{title}}” is now private',
      explained_one: 'Anyone can see it in the community gallery. You can make it private again at any time.',
      explained_other:
        'Anyone can see them in the community gallery. You can make them private again at any time.',
      undo: 'Undo',
    },
    noLink: {
      title: 'There is no link to this file',
      description: 'The file is only in this browser, not on the web. Download it to pass it on.',
      action: 'Download',
    },
    fileUnread: {
      title: 'This page cannot read the file',
      description:
        'Its server does not allow that, or does not answer. Open the file, and save it from there.',
      action: 'Open file',
    },
  },
} as const;
