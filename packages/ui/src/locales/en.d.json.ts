// Written by npm run texts.
declare const texts: {
  vocabulary: {
    style: {
      realistic: 'Realistic';
      anime: 'Anime';
      cyberpunk: 'Cyberpunk';
      fantasy: 'Fantasy';
      sketch: 'Sketch';
      '3d': '3D';
      vaporwave: 'Vaporwave';
      cartoon: 'Cartoon';
    };
    quality: {
      standard: 'Standard';
      hd: 'HD';
      '4k': '4K';
    };
    mediaType: {
      image: 'Image';
      video: 'Video';
    };
    tokens_one: '{{count, number}} token';
    tokens_other: '{{count, number}} tokens';
  };
  rules: {
    passwordTooShort: 'Password must be at least 6 characters';
    identifierRequired: 'Either email or username is required';
    emailInvalid: 'Please enter a valid email address';
    usernameTooShort: 'Username must be at least 3 characters';
    passwordsDiffer: 'Passwords do not match';
    titleTooShort: 'Title must be at least 3 characters';
    promptRequired: 'Please enter a prompt to generate content.';
  };
  common: {
    close: 'Close';
    cancel: 'Cancel';
    tryAgain: 'Try Again';
  };
  account: {
    logIn: 'Log In';
    loggingIn: 'Logging in...';
    login: 'Login';
    register: 'Register';
    email: 'Email';
    username: 'Username';
    emailOrUsername: 'Email or username';
    password: 'Password';
    confirmPassword: 'Confirm password';
    passwordHint: 'At least 6 characters';
    showPassword: 'Show password';
    hidePassword: 'Hide password';
    rememberMe: 'Remember me';
    forgotPassword: 'Forgot password?';
    or: 'or';
    google: 'Google';
    apple: 'Apple';
    noAccount: "Don't have an account?";
    signUp: 'Sign up';
    haveAccount: 'Already have an account?';
    logInLink: 'Log in';
    registerLink: 'Create one';
    startTrial: 'Start 7-day free trial';
    startingTrial: 'Creating your account...';
    terms: 'By creating an account you agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>.';
    buyTokens: 'Buy Tokens';
    menu: {
      generate: 'Generate';
      myCreations: 'My Creations';
      buyTokens: 'Buy Tokens';
      account: 'Account';
      subscription: 'Subscription';
      logOut: 'Log Out';
    };
  };
  generator: {
    mediaType: 'Media type';
    prompt: 'Prompt';
    promptPlaceholder: 'A quiet street after the rain, neon in the puddles';
    promptKeys: '<keys>{{keys}}</keys> to generate';
    keys: {
      control: 'Ctrl';
      command: '⌘';
      enter: 'Enter';
    };
    promptRequired: {
      content: 'Please enter a prompt to generate content.';
      image: 'Please enter a prompt to generate an image.';
    };
    clear: 'Clear';
    style: 'Style';
    aspectRatio: 'Aspect ratio';
    quality: 'Quality';
    generate: 'Generate';
    generating: 'Generating...';
    progress: 'Generation progress';
    percent: '{{value, number}}%';
    balance: 'Balance: {{tokens}}';
    balanceAfterImage: '{{tokens}} after this image';
    balanceAfterVideo: '{{tokens}} after this video';
    free: 'Included';
    tokensRequired: 'Tokens Required';
    videoRequiresTokens: 'Video generation requires tokens. Please purchase a token package to continue.';
    quality4kRequiresTokens: '4K quality generation requires tokens. Please purchase a token package to continue.';
    videoNote: 'Videos are 5 seconds long and take about a minute.';
    buyTokens: 'Buy Tokens';
    emptyTitle: 'Your picture hangs here';
    emptyText: 'Describe it, choose a style and a shape, then press Generate.';
    failedTitle: 'Generation Failed';
    cancelNote: 'You can cancel at any time; the screen goes back to where you were.';
    resultAlt: '{{style}} picture: {{prompt}}';
    resultAltVideo: '{{style}} video: {{prompt}}';
    preview: 'Preview';
    ready: 'The result is ready.';
    pictureMeta: '{{ratio}} · {{quality}}';
    resultMeta: '{{ratio}} · {{quality}} · {{cost}}';
    download: 'Download';
    downloading: 'Downloading...';
    saveToGallery: 'Save to Gallery';
    saved: 'Saved';
    similarStyles: 'Similar styles';
    similarEmpty: 'No similar picture yet';
    title: 'Title';
    titlePlaceholder: 'Night rain';
    makePublic: 'Make public';
    makePublicHint: 'Anyone can see it in the community gallery.';
    save: 'Save';
    saving: 'Saving...';
    examples: 'Try one of these';
    example: {
      street: 'A quiet street after the rain, neon in the puddles';
      lake: 'First light on an alpine lake, mist over the water';
      robot: 'A small clay robot juggling in a soft studio light';
    };
  };
  share: {
    share: 'Share';
    facebook: 'Facebook';
    x: 'X';
    instagram: 'Instagram';
    copyLink: 'Copy link';
  };
  gallery: {
    tabs: 'Gallery';
    myCreations: 'My Creations';
    community: 'Community';
    like: 'Like';
    edit: 'Edit';
    delete: 'Delete';
    public: 'Public';
    private: 'Private';
    meta: '{{style}} · {{shape}}';
    broken: 'This picture cannot be shown';
    brokenVideo: 'This video cannot be shown';
    loading: 'Loading creations...';
    count_one: '{{count, number}} creation';
    count_other: '{{count, number}} creations';
    editTitle: 'Edit Creation';
    editDescription: 'Change the title, or who can see it.';
    saveChanges: 'Save Changes';
    deleteTitle: 'Delete Creation';
    deleteWarning: 'This action cannot be undone.';
    deleting: 'Deleting...';
    emptyMineTitle: 'Nothing on your wall yet';
    emptyMineText: 'Pictures you save are kept here, private until you share them.';
    emptyMineAction: 'Create your first picture';
    emptyCommunityTitle: 'The community wall is empty';
    emptyCommunityText: 'Be the first: make a picture and choose to make it public.';
    emptyCommunityAction: 'Create a picture';
    errorMine: 'Error loading your creations';
    errorCommunity: 'Error loading community creations';
    errorAny: 'Error loading creations';
    errorText: 'Your pictures are safe. Please check the connection and try once more.';
    signUpTitle: 'Make something of your own';
    signUpText: 'Every picture here began as a sentence.';
    signUpAction: 'Sign Up to Create';
  };
  shell: {
    skipToContent: 'Skip to content';
    mainNavigation: 'Main';
    gallery: 'Gallery';
    pricing: 'Pricing';
    create: 'Create';
    login: 'Login';
    logOut: 'Log Out';
    theme: 'Theme';
    themeLight: 'Light';
    themeDark: 'Dark';
    themeSystem: 'System';
    language: 'Language';
    openMenu: 'Open menu';
    menu: 'Menu';
    closeMenu: 'Close menu';
    footerNavigation: 'Footer';
    social: 'Social media';
    contact: 'Email us';
    copyright: '© <year>{{year}}</year> {{brand}}';
    footer: {
      privacy: 'Privacy';
      terms: 'Terms';
      cookies: 'Cookies';
      gdpr: 'GDPR';
      copyright: 'Copyright';
      acceptableUse: 'Acceptable use';
      product: 'Product';
      company: 'Company';
      legal: 'Legal';
      features: 'Features';
      pricing: 'Pricing';
      gallery: 'Gallery';
      api: 'API';
      about: 'About';
      blog: 'Blog';
      careers: 'Careers';
      contact: 'Contact';
      termsOfService: 'Terms of Service';
      privacyPolicy: 'Privacy Policy';
      cookiePolicy: 'Cookie Policy';
      gdprCompliance: 'GDPR Compliance';
    };
    describePicture: 'Describe a picture';
    notFoundTitle: '404 Page Not Found';
    notFoundText: 'This wall is empty. The picture you were looking for hangs somewhere else.';
    notFoundAction: 'Back to the home page';
    loading: 'Loading...';
    contents: 'Contents';
    lastUpdated: 'Last updated on {{date}}';
  };
  feedback: {
    notifications: 'Notifications ({{hotkey}})';
    notification: 'Notification';
    closeToast: 'Close notification';
    crashTitle: 'This part of the page stopped working';
    crashText: 'Nothing you saved is lost. Try again, or reload the page.';
    reload: 'Reload';
  };
  billing: {
    currentBalance: 'Current balance';
    tokenPacks: 'Token packs';
    packAmount_one: '<amount>{{count, number}}</amount> <unit>token</unit>';
    packAmount_other: '<amount>{{count, number}}</amount> <unit>tokens</unit>';
    packName: {
      hobby: 'Hobby';
      starter: 'Starter';
      pro: 'Pro';
      creator: 'Creator';
      ultimate: 'Ultimate';
    };
    packFeature: {
      hd: 'HD quality';
      '4k': '4K quality';
      priorityProcessing: 'Priority processing';
      advancedStyles: 'Advanced styles';
      prioritySupport: 'Priority support';
    };
    bestValue: 'Best value';
    pricePerToken: '{{price}} per token';
    buyPack: 'Buy {{name}}';
    orderSummary: 'Order summary';
    afterPurchase: 'After purchase';
    packLine: '{{name}} pack';
    pricePerTokenRow: 'Price per token';
    total: 'Total';
    purchase: 'Purchase Tokens';
    openingCheckout: 'Opening checkout...';
    purchaseNote: "You pay by card on our payment provider's page. One-time payment, no refunds.";
    plans: 'Plans';
    planName: {
      basic: 'Basic';
      pro: 'Pro';
      payg: 'Pay as you go';
    };
    planFeature: {
      hd: 'HD quality';
      '4k': '4K quality';
      everyQuality: 'Every quality, up to 4K';
      priority: 'Priority processing';
      customStyles: 'Custom styles';
    };
    trial_one: '{{count, number}}-day free trial';
    trial_other: '{{count, number}}-day free trial';
    trialGenerations_one: '{{count, number}} generation per day';
    trialGenerations_other: '{{count, number}} generations per day';
    trialWatermark: 'With a watermark';
    imagesPerMonth_one: '{{count, number}} image per month';
    imagesPerMonth_other: '{{count, number}} images per month';
    videosPerMonth_one: '{{count, number}} video per month';
    videosPerMonth_other: '{{count, number}} videos per month';
    pricePerImage: '{{price}} per image';
    pricePerVideo: '{{price}} per video';
    minimumCredit: '{{price}} minimum credit';
    pricePerMonth: '{{price}} per month';
    pricePerYear: '{{price}} per year';
    billing: 'Billing';
    interval: {
      month: 'Monthly';
      year: 'Yearly';
    };
    save: {
      about: 'Save about {{percent}}';
      amount: 'Save {{percent}} ({{amount}})';
    };
    benefits: 'What {{plan}} includes';
    paymentSummary: 'Payment summary';
    plan: 'Plan';
    dueToday: 'Due today';
    confirm: 'Confirm Subscription';
    subscriptionTerms: "You pay by card on our payment provider's page. The subscription renews automatically until you cancel it; by confirming you agree to the <terms>Terms of Service</terms>.";
    creditTerms: "You pay by card on our payment provider's page. What you use is taken from your credit; by confirming you agree to the <terms>Terms of Service</terms>.";
    moneyBack_one: '{{count, number}}-day money-back guarantee on this interval.';
    moneyBack_other: '{{count, number}}-day money-back guarantee on this interval.';
    proratedCredit: 'Moving from monthly to yearly? What is left of your month is credited.';
    compare: 'Compare the packs';
    compareFeature: 'Feature';
    comparePrice: 'Price';
    compareImages: 'Images';
    compareVideos: '5-second videos';
    compareQuality: 'Highest quality';
    included: 'Included';
    notIncluded: 'Not included';
    usage: 'What tokens make';
    usageImage: 'One image';
    usageVideo_one: '{{count, number}} second of video';
    usageVideo_other: '{{count, number}} seconds of video';
    questions: 'Questions';
    faq: {
      expiry: {
        question: 'Do tokens expire?';
        answer: 'No. Tokens never expire, and every purchase adds to your balance.';
      };
      videoCost: {
        question: 'What does a video cost?';
        answer: '5 tokens for 10 seconds, 15 for 30 seconds and 30 for 60 seconds.';
      };
      quality: {
        question: 'Which packs include 4K?';
        answer: 'Creator and Ultimate. Hobby, Starter and Pro generate in HD.';
      };
      qualityByPlan: {
        question: 'Which quality can I use?';
        answer: 'The free trial generates in HD. A subscription includes every quality, up to 4K.';
      };
      refunds: {
        question: 'Can I get a refund?';
        answer: 'There are no refunds on token packs.';
      };
      payment: {
        question: 'How do I pay?';
        answer: 'By card, through a card payment provider.';
      };
      cancellation: {
        question: 'What happens when I cancel a subscription?';
        answer: 'It runs to the end of the billing period. After that your account returns to the free tier, and your tokens stay.';
      };
    };
    paid: {
      title: 'Payment Successful!';
      tokens: 'Your tokens have been added. You can make something now.';
      subscription: 'Your subscription is active. You can make something now.';
      pending: {
        tokens: 'The payment went through, but your tokens are not here yet. That can take a moment.';
        subscription: 'The payment went through, but your subscription is not active yet. That can take a moment.';
      };
      action: 'Start creating';
      refresh: 'Check again';
      checking: 'Checking...';
    };
    cancelled: {
      title: 'Payment Cancelled';
      text: 'Nothing was charged.';
      tokens: 'Back to the packs';
      subscription: 'Back to the plans';
    };
  };
};
export default texts;
