export default {
  lines: {
    pack: '- {{name}}: {{tokens}} for {{price}}',
    planByInterval: '- {{name}}: {{perMonth}} or {{perYear}}',
    planByUse: '- {{name}}: {{perImage}} and {{perVideo}}, with a {{credit}}',
    moneyBack_one: '{{interval}} payments for a plan are refunded if you ask within {{count, number}} day.',
    moneyBack_other:
      '{{interval}} payments for a plan are refunded if you ask within {{count, number}} days.',
    trial: 'The trial includes:\n{{terms}}',
    operator: 'the operator of {{brand}}',
    law: 'that of the country from which {{brand}} is run',
    binding: 'The text in {{language}} is binding; the others are translations.',
    bindingWhenAgreed: 'These terms apply in the language in which you agreed to them.',
    records_one: 'Records of payments are kept for {{count, number}} year, as the law requires.',
    records_other: 'Records of payments are kept for {{count, number}} years, as the law requires.',
    recordsByLaw: 'Records of payments are kept for as long as the law requires.',
    reports:
      'Errors in the app, and how fast its pages load, are reported to us or to a service that helps us find and fix problems: the page and the place in the code, never what you typed, your name or your pictures.',
  },
  lengths: {
    trial_one: '{{count, number}} day',
    trial_other: '{{count, number}} days',
    deletion_one: '{{count, number}} day',
    deletion_other: '{{count, number}} days',
    video_one: '{{count, number}} second',
    video_other: '{{count, number}} seconds',
  },
  privacy: {
    title: 'Privacy Policy',
    lede: 'What {{brand}} knows about you, why, for how long, and how to have it erased.',
    kept: {
      session: 'a cookie that says you are logged in; it is gone when you log out',
      sessionHint:
        'a note that somebody is logged in on this browser, and whether they have creations, so that the right page is shown at once; it is gone when you log out',
      theme: 'the theme you chose',
      language: 'the language you chose, or that a link asked for',
      languageChoice: 'a note that you chose the language yourself, so that no link changes it',
      likes: 'what you liked in the galleries; likes are never sent to us',
      presets:
        'the presets you save in the generator, with their names and without any prompt, separately for each account, until you delete them; they are never sent to us',
      doneSignal: 'your choice to be notified when a generation is done, until you turn it off',
      quietHelpKey: 'your choice to turn off single-key shortcuts, such as ?, until you turn them on again',
      firstSteps:
        'a note that you have read or no longer need the first steps, so that they are not shown again',
      takenOver:
        'a note that data from an earlier version has been carried over, so that this happens only once',
      draft: 'the prompt you are writing and what you chose with it, until you close the tab or log out',
      results:
        'what you have generated since you opened the tab, with its prompts, until you close the tab or log out',
      queue: 'what is waiting in your queue, with its prompts, until you close the tab or log out',
      pendingPayment:
        'what you are buying and your balance before it, until the purchase arrives, you log out or you close the tab',
      scroll: 'how far you scrolled on each page, until you close the tab',
      files: 'the app’s own files, with nothing of yours, so that it also opens offline',
    },
    sections: {
      who: {
        title: 'Who we are',
        text: '{{brand}} is a studio on the web in which people turn sentences into pictures and short videos. This policy covers how {{brand}} uses the information it has about you.\nResponsible for your data: {{operator}}.\nFor questions about this policy, write to <email>{{email}}</email>.',
      },
      account: {
        title: 'Your account',
        text: 'For your account we keep:\n- your username and your email address\n- your password, which nobody here can read\n- the language you chose\n- your balance of tokens and, if you have one, the state of your subscription\nWe use them to fulfil our agreement with you: to let you in, to show you your own work and to write to you about your account. We do not sell them.',
      },
      creations: {
        title: 'What you make',
        text: 'What you ask for is sent to us and to the provider that runs our models, so that it can be made: your prompt, whether it becomes a picture or a video, the style, the shape and the quality.\nWhat you save is kept with its title, its prompt and these choices, until you delete it. It is private unless you make it public.\nWhat you make public is shown in the community gallery, with its title, its prompt and these choices, for everybody to see. You can make it private again or delete it at any time. A deleted creation cannot be brought back.',
      },
      payments: {
        title: 'Payments',
        text: 'You pay by card, on the page of a card payment provider. Your card number goes to the provider and never to us. From the provider we learn that a payment was made, what it was for and how much it was.',
      },
      browser: {
        title: 'What stays in your browser',
        text: '{{brand}} keeps a few things in your browser:\n{{kept}}\nAnything in this list without a stated end stays until you delete this site’s data in your browser.\n{{reports}}\nThere are no advertising cookies, and nobody follows what you do on other sites.',
      },
      sharing: {
        title: 'Who else gets your data',
        text: 'We share your data only:\n- with the provider that runs our models, when you generate something: it is given your prompt and your settings\n- with the payment provider, when you buy something\n- with a social network or another app, when you share something there: it is given the address of the picture or video, or the file itself, and its title or prompt\n- with an authority, where the law obliges us to',
      },
      reasons: {
        title: 'Why we may use your data',
        text: 'We use your data:\n- to fulfil our agreement with you: your account, what you make and what you buy\n- because the law obliges us to: records of payments\n- because you asked for it: what you make public, share or turn on',
      },
      deletion: {
        title: 'How long we keep it',
        text: 'We keep your data as long as you have an account. Once you delete the account, everything that belongs to it is deleted within {{deletion}}, except what the law obliges us to keep. {{records}}\nTo have your account deleted, write to <email>{{email}}</email> from the address that it is registered with.',
      },
      rights: {
        title: 'Your rights',
        text: 'You may ask us at any time:\n- what we know about you, and for a copy of it\n- to correct what is wrong\n- to delete your data\n- to stop using it for a particular purpose\nWrite to <email>{{email}}</email>; it costs nothing. If our answer does not satisfy you, you may turn to the data protection authority of your country.',
      },
      age: {
        title: 'Children',
        text: '{{brand}} is for people aged {{minimumAge}} and over. If we learn that someone younger has an account, we delete it.',
      },
      changes: {
        title: 'Changes',
        text: 'When this policy changes, the date at the top changes with it. When something important changes, we also write to the email address of your account before it takes effect.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    lede: 'What you can expect from {{brand}}, and what {{brand}} expects from you.',
    sections: {
      agreement: {
        title: 'About these terms',
        text: 'These terms are between you and {{brand}}. They apply as soon as you create an account or use the studio. The <privacy>Privacy Policy</privacy> explains how we handle your data.\nProvider: {{operator}}.\nApplicable law: {{law}}. The rights that the law of your own country gives you are not affected.\n{{binding}}',
      },
      account: {
        title: 'Your account',
        text: 'You must be at least {{minimumAge}} years old. An account belongs to one person; keep its password to yourself, and tell us if somebody else learns it.\nA new account starts with a free trial of {{trial}}. It ends by itself and costs nothing.\n{{trialTerms}}',
      },
      tokens: {
        title: 'Tokens',
        text: 'You pay with tokens for what you make.\n- An image costs {{imageCost}}.\n- A video of {{videoLength}} costs {{videoCost}}.\nA generation that has begun continues after you leave its page, until you cancel it, log out or close the tab.\nTokens never expire. What you buy is added to your balance. Tokens cannot be given to others or turned into money.',
      },
      packs: {
        title: 'Token packs',
        text: 'Tokens are sold in packs. You pay for a pack once, and prices are in pounds sterling:\n{{packs}}\nVideo and the highest quality need tokens in your balance or an active subscription.',
      },
      subscriptions: {
        title: 'Subscriptions',
        text: 'Instead of packs you can choose a plan:\n{{plans}}\nA monthly or yearly plan renews automatically until you cancel it; to cancel, write to <email>{{email}}</email>. After you cancel, it runs to the end of the period that you have paid for; then your account returns to the free tier, and your tokens stay.',
      },
      payments: {
        title: 'Payments',
        text: 'You pay by card, through a card payment provider. The tokens are yours as soon as the provider has confirmed the payment, which can take a moment.',
      },
      refunds: {
        title: 'Refunds',
        text: 'There are no refunds on token packs.\n{{moneyBack}}\nIf you were charged for something that you did not get, write to <email>{{email}}</email> and we will put it right. Rights that the law gives you are not affected.',
      },
      content: {
        title: 'What you make',
        text: 'What you make is yours to use, including commercially, as far as the law of your country allows. Others may ask for something similar and get something similar.\nWhat you do not save is gone once you close the tab or log out. What you save is private until you make it public. By making it public you let {{brand}} show it in the community gallery, and others look at it and share it, until you make it private again or delete it.\nWhere a file carries content credentials that say how it was made, a download keeps them; a picture that you copy or convert leaves them behind.',
      },
      rules: {
        title: 'What is not allowed',
        text: 'Do not use {{brand}} to make or to spread:\n- what is against the law\n- sexual content that involves minors, in any form\n- pictures that show real people in a deceptive or degrading way\n- hatred against people because of who they are\n- copies of the works of others that you have no right to\nDo not try to break the studio, to get around its limits, or to use the accounts of others. We may remove what breaks these rules and close the account that it came from.',
      },
      availability: {
        title: 'What we do not promise',
        text: 'We do our best to keep {{brand}} running and your work safe, but we cannot promise that it is always there, or that a picture turns out as you imagined it. Keep copies of what matters to you: every creation can be downloaded.',
      },
      ending: {
        title: 'Closing your account',
        text: 'You can close your account at any time: write to <email>{{email}}</email>, and your account and all its data are deleted within {{deletion}}, except what the law obliges us to keep. Any remaining tokens are lost.',
      },
      changes: {
        title: 'Changes',
        text: 'When these terms change, the date at the top changes with them. When something important changes, we write to the email address of your account before it takes effect.',
      },
    },
  },
} as const;
