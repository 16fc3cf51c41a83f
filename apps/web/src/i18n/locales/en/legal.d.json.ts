// Written by npm run texts.
declare const texts: {
  lines: {
    pack: '- {{name}}: {{tokens}} for {{price}}';
    planByInterval: '- {{name}}: {{perMonth}} or {{perYear}}';
    planByUse: '- {{name}}: {{perImage}} and {{perVideo}}, with a {{credit}}';
    moneyBack_one: '{{interval}} payments for a plan are refunded if you ask within {{count, number}} day.';
    moneyBack_other: '{{interval}} payments for a plan are refunded if you ask within {{count, number}} days.';
    trial: 'The trial includes:\n{{terms}}';
  };
  lengths: {
    trial_one: '{{count, number}} day';
    trial_other: '{{count, number}} days';
    deletion_one: '{{count, number}} day';
    deletion_other: '{{count, number}} days';
    video_one: '{{count, number}} second';
    video_other: '{{count, number}} seconds';
  };
  privacy: {
    title: 'Privacy Policy';
    lede: 'What {{brand}} knows about you, why, for how long, and how you have it erased.';
    kept: {
      session: 'a cookie that says you are logged in; it is gone when you log out';
      sessionHint: 'a note that somebody is logged in on this browser, so that the right page is shown at once; it is gone when you log out';
      theme: 'the theme you chose';
      language: 'the language you chose';
      languageChoice: 'that you chose the language yourself, so that no link changes it';
      likes: 'what you liked in the galleries; likes are never sent to us';
      doneSignal: 'that you want to be told when a generation is done, until you turn it off';
      quietHelpKey: 'that a question mark shall not show the keyboard shortcuts, until you turn it on again';
      takenOver: 'that data of an earlier version has been taken over, so that this happens only once';
      draft: 'the prompt you are writing and what you chose with it, until you close the tab or log out';
      pendingPayment: 'what you have gone to pay for and your balance before it, until the purchase has arrived, you log out or close the tab';
      scroll: 'how far you scrolled on each page, until you close the tab';
      files: 'the files of the app itself, none of which is yours, so that it opens without a connection, too';
    };
    sections: {
      who: {
        title: 'Who we are';
        text: '{{brand}} is a studio on the web in which people turn sentences into pictures and short videos. This policy covers everything that {{brand}} does with what it learns about you.\nFor every question about it, write to <email>{{email}}</email>.';
      };
      account: {
        title: 'Your account';
        text: 'To have an account you give us three things, and we keep with them what the account needs:\n- your username and your email address\n- your password, which nobody here can read\n- the language you chose\n- your balance of tokens and, if you have one, the state of your subscription\nWe use them to let you in, to show you your own work and to write to you about your account. We do not sell them.';
      };
      creations: {
        title: 'What you make';
        text: 'What you ask for is sent to us so that it can be made: your prompt, the style, the shape and the quality.\nWhat you save is kept with its title, its prompt and these choices, until you delete it. It is private unless you make it public.\nWhat you make public is shown in the community gallery, with its title and its prompt, for everybody to see. You can make it private again or delete it at any time. A deleted creation cannot be brought back.';
      };
      payments: {
        title: 'Payments';
        text: 'You pay by card, on the page of a card payment provider. Your card number goes to the provider and never to us. From the provider we learn that a payment was made, what it was for and how much it was.';
      };
      browser: {
        title: 'What stays in your browser';
        text: '{{brand}} keeps a few things in your browser:\n{{kept}}\nThere are no advertising cookies, and nobody tracks you from here to other pages.';
      };
      sharing: {
        title: 'Who else gets your data';
        text: 'Your data goes to nobody, except:\n- to the payment provider, when you buy something\n- to a network that you share to, when you choose to: it is given the address of the picture or video\n- to an authority, where the law obliges us to';
      };
      deletion: {
        title: 'How long we keep it';
        text: 'We keep your data as long as you have an account. Once you delete the account, everything that belongs to it is deleted within {{deletion}}.\nTo have your account deleted, write to <email>{{email}}</email> from the address that it is registered with.';
      };
      rights: {
        title: 'Your rights';
        text: 'You may ask us at any time:\n- what we know about you, and for a copy of it\n- to correct what is wrong\n- to delete it\n- to stop using it for one purpose or another\nWrite to <email>{{email}}</email>; it costs nothing. If our answer does not satisfy you, you may turn to the data protection authority of your country.';
      };
      age: {
        title: 'Children';
        text: '{{brand}} is for people of {{minimumAge}} years and older. If we learn that someone younger has an account, we delete it.';
      };
      changes: {
        title: 'Changes';
        text: 'When this policy changes, the date at the top changes with it. When something important changes, we also write to the email address of your account before it takes effect.';
      };
    };
  };
  terms: {
    title: 'Terms of Service';
    lede: 'What you can expect from {{brand}}, and what {{brand}} expects from you.';
    sections: {
      agreement: {
        title: 'What this is';
        text: 'These terms are between you and {{brand}}. They apply as soon as you create an account or use the studio. How we treat your data is written in the <privacy>Privacy Policy</privacy>.';
      };
      account: {
        title: 'Your account';
        text: 'You must be at least {{minimumAge}} years old. An account belongs to one person; keep its password to yourself, and tell us if somebody else has come to know it.\nA new account starts with a free trial of {{trial}}. It ends by itself and costs nothing.\n{{trialTerms}}';
      };
      tokens: {
        title: 'Tokens';
        text: 'You pay for what you make with tokens.\n- An image costs {{imageCost}}.\n- A video of {{videoLength}} costs {{videoCost}}.\nTokens never expire. What you buy is added to your balance. Tokens cannot be given to others or turned into money.';
      };
      packs: {
        title: 'Token packs';
        text: 'Tokens are sold in packs. A pack is paid once, and prices are in pounds sterling:\n{{packs}}\nVideo and the highest quality need tokens in your balance or an active subscription.';
      };
      subscriptions: {
        title: 'Subscriptions';
        text: 'Instead of packs you can choose a plan:\n{{plans}}\nA plan that is paid by the month or the year renews automatically until you cancel it. After you cancel, it runs to the end of the period that you have paid for; then your account returns to the free tier, and your tokens stay.';
      };
      payments: {
        title: 'Payments';
        text: 'You pay by card, through a card payment provider. The tokens are yours as soon as the provider has confirmed the payment, which can take a moment.';
      };
      refunds: {
        title: 'Refunds';
        text: 'There are no refunds on token packs.\n{{moneyBack}}\nIf you were charged for something that you did not get, write to <email>{{email}}</email> and we put it right. Rights that the law gives you are not affected.';
      };
      content: {
        title: 'What you make';
        text: 'What you make is yours to use, including commercially, as far as the law of your country allows. Others may ask for something similar and get something similar.\nWhat you save is private until you make it public. By making it public you let {{brand}} show it in the community gallery, and others look at it and share it, until you make it private again or delete it.';
      };
      rules: {
        title: 'What is not allowed';
        text: 'Do not use {{brand}} to make or to spread:\n- what is against the law\n- sexual content that involves minors, in any form\n- pictures that show real people in a deceptive or degrading way\n- hatred against people because of who they are\n- copies of the works of others that you have no right to\nDo not try to break the studio, to get around its limits, or to use the accounts of others. We may remove what breaks these rules and close the account that it came from.';
      };
      availability: {
        title: 'What we do not promise';
        text: 'We do our best to keep {{brand}} running and your work safe, but we cannot promise that it is always there, or that a picture turns out as you imagined it. Keep copies of what matters to you: every creation can be downloaded.';
      };
      ending: {
        title: 'Leaving';
        text: 'You can leave at any time: write to <email>{{email}}</email>, and your account and all its data are deleted within {{deletion}}. Any remaining tokens are lost.';
      };
      changes: {
        title: 'Changes';
        text: 'When these terms change, the date at the top changes with them. When something important changes, we write to the email address of your account before it takes effect.';
      };
    };
  };
};
export default texts;
