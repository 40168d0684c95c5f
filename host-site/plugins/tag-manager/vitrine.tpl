___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "Vitrine",
  "brand": {
    "id": "brand_dummy",
    "displayName": "Vitrine"
  },
  "description": "Adds a Vitrine widget to the page, at the CSS selector you choose. / Place un composant Vitrine dans la page, là où un sélecteur CSS le dit.",
  "containerContexts": [
    "WEB"
  ]
}


___TEMPLATE_PARAMETERS___

{{fields}}


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const copyFromWindow = require('copyFromWindow');
const createQueue = require('createQueue');
const getType = require('getType');
const injectScript = require('injectScript');
const setInWindow = require('setInWindow');

const script = {{script}};
const common = {{common}};
const attributesOf = {{attributes}};

const attributes = {};
attributesOf[data.widget].forEach((name) => {
  const field = common.indexOf(name) < 0 ? data.widget + '__' + name : name;
  const value = data[field.split('-').join('_')];
  if (value === true) attributes[name] = '';
  else if (value || value === 0) attributes[name] = '' + value;
});

const placement = { widget: data.widget, attributes: attributes, position: data.position || 'beforeend' };
if (data.selector) placement.selector = data.selector;
// An element of the page may have that id; createQueue() throws where it finds no array.
if (getType(copyFromWindow('vitrinePlacements')) !== 'array') setInWindow('vitrinePlacements', [], true);
createQueue('vitrinePlacements')(placement);
injectScript(script, data.gtmOnSuccess, data.gtmOnFailure, 'vitrine');


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": {
        "publicId": "inject_script",
        "versionId": "1"
      },
      "param": [
        {
          "key": "urls",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 1,
                "string": {{script}}
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  },
  {
    "instance": {
      "key": {
        "publicId": "access_globals",
        "versionId": "1"
      },
      "param": [
        {
          "key": "keys",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "key" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" },
                  { "type": 1, "string": "execute" }
                ],
                "mapValue": [
                  { "type": 1, "string": "vitrinePlacements" },
                  { "type": 8, "boolean": true },
                  { "type": 8, "boolean": true },
                  { "type": 8, "boolean": false }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: The script comes once the widget is asked for
  code: |-
    mock('injectScript', (url, onSuccess) => onSuccess());
    runCode({ widget: 'newsletter-form', locale: 'fr' });
    assertApi('injectScript').wasCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: A script that is blocked fails the tag
  code: |-
    mock('injectScript', (url, onSuccess, onFailure) => onFailure());
    runCode({ widget: 'newsletter-form' });
    assertApi('gtmOnFailure').wasCalled();


___NOTES___

The documentation of the widgets, under /widgets of their site, has a page on Google Tag Manager.
